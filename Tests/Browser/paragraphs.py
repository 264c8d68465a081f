"""Generated paragraphs with English words and punctuation, the same for the same seed."""

import random

WORDS = """
a about above across after again against all almost along already also although always among an and another answer any
apple around as ask at autumn away back baker basket be because become been before begin behind bell below beside best
better between beyond big bird blue board boat book both bottle box branch bread bridge bright bring brother brown build
but by call came can carry castle cat chair change child city clean clear climb clock close cloud coat cold come common
cook copper corner could count country course cover cross cup dark day deep did different do door down draw dream drink
dry early earth east eat edge eight end enough even evening ever every eye face fall family far farm fast father few
field find fine fire first fish five floor flour flower follow food for forest found four free fresh friend from front
full garden gate gave get give glass go gold good grass great green ground grow half hand happy hard has have he hear
heart heavy held help her here high hill him his hold home horse hot hour house how hundred ice if important in inside
into iron is island it its journey just keep key kind kitchen knew know lake lamp land large last late laugh learn leave
left less let letter light like line listen little live long look lost low made make many map market may me meadow mean
measure meet middle might milk mind minute money month moon more morning most mother mountain mouth move much music must
my name near never new next night nine no north nothing notice now number of off often old on once one only open or
orange order other our out over own page paper part pass people perhaps piece place plain plant play point poor possible
pull put quick quiet quite rain ran read ready real red rest rice right ring river road rock roof room round run said
salt same sand saw say school sea season second see seem send sentence seven shall she ship shop short should side
silver simple since sing sister six sky sleep slow small snow so soft some song soon sound south spoon spring stand star
start station stay step still stone stop story street strong such sugar summer sun sure table take tell ten than that
the their them then there these they thing think third this those though thousand three through time to today together
told tomorrow too took top toward town train travel tree true try turn twelve twenty two under until up upon us use
valley very village voice wait walk wall want warm was wash watch water way we week well went were west what wheel when
where which while white who whole why wide wife will wind window winter wish with without wonder wood word work world
would write wrong year yellow yes yet you young your
""".split()


class Paragraphs:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def word(self):
        return self.random.choice(WORDS)

    def plain(self):
        """Returns a few sentences."""
        return " ".join(self._sentence(self.word) for _ in range(self.random.randint(2, 6)))

    def technical(self):
        """Returns sentences with addresses, hyphens, dashes, numbers and paths."""
        return " ".join(self._sentence(self._token) for _ in range(self.random.randint(2, 6)))

    def _sentence(self, token):
        pick = self.random.random
        words = [token() for _ in range(self.random.randint(4, 16))]
        for place in range(len(words) - 1):
            chance = pick()
            if chance < 0.07:
                words[place] += ","
            elif chance < 0.085:
                words[place] += ";"
            elif chance < 0.1:
                words[place] = f"({words[place]})"
            elif chance < 0.115:
                words[place] = f"“{words[place]}”"
            elif chance < 0.13:
                words[place] += "’s"
            elif chance < 0.14:
                words[place] = f"'{words[place]}'"
            elif chance < 0.15:
                words[place] = f'"{words[place]}"'
        sentence = " ".join(words)
        return sentence[:1].upper() + sentence[1:] + self.random.choice(".....?!:…")

    def _token(self):
        make = self.random
        word = self.word
        chance = make.random()
        if chance < 0.6:
            return word()
        kinds = [
            lambda: f"https://{word()}.example/{word()}/{word()}-{word()}?{word()}={make.randint(0, 99)}&{word()}={word()}#{word()}",
            lambda: f"www.{word()}-{word()}.example/{word()}_{word()}.html",
            lambda: f"{word()}.{word()}@{word()}.example",
            lambda: f"{word()}-{word()}",
            lambda: f"{word()}-{word()}-{word()}",
            lambda: f"{word()}—{word()}",
            lambda: f"{word()} – {word()}",
            lambda: f"{word()}–{word()}",
            lambda: f"{make.randint(1, 28)}–{make.randint(29, 99)}",
            lambda: f"{make.randint(1900, 2030)}-{make.randint(10, 12)}-{make.randint(10, 28)}",
            lambda: f"-{make.randint(1, 99)}",
            lambda: f"{make.randint(1, 9)},{make.randint(100, 999)}.{make.randint(0, 99)}",
            lambda: f"${make.randint(1, 999)}",
            lambda: f"{make.randint(1, 100)}%",
            lambda: f"{make.randint(1, 99)}\u00a0km/h",
            lambda: f"/{word()}/{word()}/{word()}.{word()}",
            lambda: f"{word()}/{word()}",
            lambda: f"{word()}[{make.randint(0, 9)}]",
            lambda: f"--{word()}={word()}",
            lambda: f"{word()}::{word()}()",
            lambda: f"{word()}…{word()}",
            lambda: f"«{word()}»",
            lambda: f"{make.randint(1, 9)}×{make.randint(1, 9)}",
            lambda: f"{word()}\u00ad{word()}",
            lambda: f"{word()}!?",
            lambda: f"#{word()}",
            lambda: f"caf\u00e9-{word()}",
            lambda: f"{make.randint(10, 30)}°C",
            lambda: f"€{make.randint(1, 99)}.{make.randint(10, 99)}",
        ]
        return make.choice(kinds)()
