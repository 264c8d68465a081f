import SwiftUI

/// Text in scripts whose widths the server doesn't know, with views beside and below it.
struct ContentView: View {
  private struct Sample: Identifiable {
    let id: String
    let text: String
    var word: String { text.split(separator: " ").first.map { String($0.prefix(12)) } ?? "" }
  }

  private static let samples = [
    Sample(
      id: "Thai",
      text: "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม "
        + "และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ"),
    Sample(
      id: "Lao",
      text: "ມະນຸດທຸກຄົນເກີດມາມີສິດເສລີພາບ ແລະສະເໝີໜ້າກັນໃນທາງກຽດຕິສັກແລະທາງສິດດ້ວຍມະໂນທຳ"),
    Sample(id: "Khmer", text: "មនុស្សទាំងអស់កើតមកមានសេរីភាព និងសមភាពក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ។"),
    Sample(
      id: "Burmese",
      text: "လူတိုင်းသည် တူညီလွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့်လည်းကောင်း၊ တူညီလွတ်လပ်သော အခွင့်အရေးများဖြင့်လည်းကောင်း၊ "
        + "မွေးဖွားလာသူများ ဖြစ်သည်။"),
    Sample(
      id: "Hindi",
      text: "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"),
    Sample(id: "Bengali", text: "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে।"),
    Sample(
      id: "Tamil", text: "மனிதப் பிறிவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும், உரிமைகளிலும் சமமானவர்கள்."),
    Sample(id: "Telugu", text: "ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును నగుదురు."),
    Sample(id: "Malayalam", text: "മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും സ്വാതന്ത്ര്യത്തോടുംകൂടി ജനിച്ചവരാണ്."),
    Sample(
      id: "Arabic",
      text:
        "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق. وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح الإخاء."
    ),
    Sample(
      id: "Hebrew",
      text: "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון."),
    Sample(
      id: "Georgian",
      text: "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით."),
    Sample(
      id: "Armenian",
      text: "Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց արժանապատվությամբ ու իրավունքներով։"),
    Sample(
      id: "Amharic", text: "የሰው ልጅ ሁሉ ሲወለድ ነጻና በክብርና በመብትም እኩልነት ያለው ነው። የተፈጥሮ ማስተዋልና ሕሊና ስላለው።"),
    Sample(id: "Chinese", text: "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。"),
    Sample(id: "Korean", text: "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을 부여받았다."),
    Sample(id: "Emoji", text: "🍞🥐🥖🧁🥨🍩🍪🎂🍰 👍👍👍👍👍👍👍👍👍👍👍👍👍👍"),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Self.samples) { sample in
          HStack(spacing: 0) {
            Text(sample.word)
            Text("beside")
          }
          Text(sample.text).frame(width: 220).accessibilityIdentifier(sample.id)
          Text("below")
        }
      }
    }
  }
}
