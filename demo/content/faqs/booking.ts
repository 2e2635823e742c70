import type { Faq } from '../types';

export const bookingFaqs: Faq[] = [
  {
    question: {
      en: 'How does booking work?',
      id: 'Bagaimana cara memesan?',
      ja: '予約の流れを教えてください。',
      zh: '怎么预订？',
      de: 'Wie läuft eine Buchung ab?',
    },
    answer: {
      en: 'Open the trip or course you like, pick a day in the calendar and take six short steps: activity, divers, add-ons, emergency contact, review, payment. You can go back at any time without losing anything, and if your connection drops, your entries are still there when you return.',
      id: 'Buka trip atau kursus yang Anda minati, pilih hari di kalender, lalu ikuti enam langkah singkat: kegiatan, penyelam, tambahan, kontak darurat, pemeriksaan, pembayaran. Anda bisa mundur kapan saja tanpa kehilangan isian, dan bila koneksi terputus, data Anda masih ada saat kembali.',
      ja: 'ご希望のツアーや講習を開き、カレンダーから日にちを選んで、6つの短いステップ（アクティビティ、ダイバー、オプション、緊急連絡先、確認、お支払い）に進みます。いつでも前に戻れますし、入力した内容は消えません。通信が切れても、続きから再開できます。',
      zh: '打开想参加的行程或课程，在日历上选好日期，按六个简短步骤完成：活动、潜水员、附加项、紧急联系人、核对、付款。随时可以返回上一步，填好的内容不会丢；网络断了，回来时也都还在。',
      de: 'Öffnen Sie die Ausfahrt oder den Kurs Ihrer Wahl, wählen Sie einen Tag im Kalender und gehen Sie durch sechs kurze Schritte: Aktivität, Taucher, Extras, Notfallkontakt, Prüfung, Zahlung. Sie können jederzeit zurück, ohne etwas zu verlieren, und auch nach einem Verbindungsabbruch sind Ihre Angaben noch da.',
    },
  },
  {
    question: {
      en: 'Why do I not see any prices?',
      id: 'Mengapa saya tidak melihat harga?',
      ja: '料金が表示されないのはなぜですか。',
      zh: '为什么看不到价格？',
      de: 'Warum sehe ich keine Preise?',
    },
    answer: {
      en: 'Our prices are shown to registered guests. An account is free and takes a minute: name, email, password, then the link in the email we send you. You will need it for the booking anyway, and your orders, divers and receipts stay in one place.',
      id: 'Harga kami ditampilkan untuk tamu terdaftar. Membuat akun itu gratis dan cukup semenit: nama, email, kata sandi, lalu klik tautan di email dari kami. Akun itu memang diperlukan untuk memesan, dan semua pesanan, data penyelam, serta bukti pembayaran tersimpan di satu tempat.',
      ja: '料金は会員登録された方に表示しています。登録は無料で、1分ほどです。お名前、メールアドレス、パスワードを入力し、届いたメールのリンクを開いてください。ご予約にも必要なアカウントで、予約内容や参加者情報をまとめて確認できます。',
      zh: '价格仅对注册用户显示。注册免费，一分钟就好：填写姓名、邮箱和密码，再点开我们邮件里的链接。预订本来也需要账户，您的订单、潜水员资料和付款记录都集中在那里。',
      de: 'Preise zeigen wir registrierten Gästen. Ein Konto ist kostenlos und in einer Minute angelegt: Name, E-Mail, Passwort, dann der Link in unserer Nachricht. Für die Buchung brauchen Sie es ohnehin, und Buchungen, Taucherdaten und Belege finden Sie dort an einem Ort.',
    },
  },
  {
    question: {
      en: 'What is a package, and what if we are one or three?',
      id: 'Apa itu paket, dan bagaimana bila kami sendiri atau bertiga?',
      ja: '「パッケージ」とは何ですか。1人や3人でも参加できますか。',
      zh: '“套餐”是什么意思？一个人或三个人怎么办？',
      de: 'Was ist ein Paket, und was, wenn wir zu dritt sind oder ich allein komme?',
    },
    answer: {
      en: 'Some days are sold per person, most in packages: a package is for two divers, since nobody dives without a buddy. Two packages are four people, and each of them gets a form of their own. Many of our trips can be booked for one or three as well: half a package is one person, who dives with the guide or another guest. Where pairs alone are sold, write to us with your day and level: often another guest is looking for a buddy too.',
      id: 'Sebagian hari dijual per orang, kebanyakan dalam paket: satu paket untuk dua penyelam, karena tak seorang pun menyelam tanpa buddy. Dua paket berarti empat orang, dan tiap orang mengisi formulirnya sendiri. Banyak trip kami juga bisa dipesan untuk satu atau tiga orang: setengah paket untuk satu orang, yang menyelam bersama pemandu atau tamu lain. Bila hanya dijual berpasangan, hubungi kami dan sebutkan hari serta tingkat Anda: sering kali ada tamu lain yang juga mencari buddy.',
      ja: 'お一人様単位のツアーもありますが、ダイビングは必ずバディで潜るため、多くは2名1組のパッケージで販売しています。2パッケージなら4名で、フォームはお一人ずつご記入いただきます。多くのツアーは1名様や3名様でもご予約いただけます。半パッケージがお一人様分で、ガイドまたは他のゲストと潜ります。2名1組のみのツアーでは、ご希望日とレベルを添えてお問い合わせください。同じようにバディを探している方がいることもよくあります。',
      zh: '有些行程按人出售，大多数按套餐：潜水不能没有潜伴，所以一份套餐供两名潜水员。两份套餐就是四人，每人填写一份表格。许多行程也可以一人或三人预订：半份套餐为一人，与潜导或其他客人一起潜。只按双人出售的行程，请写信告诉我们日期和级别，常常有别的客人也在找潜伴。',
      de: 'Manche Tage werden pro Person verkauft, die meisten in Paketen: Ein Paket gilt für zwei Taucher, denn ohne Buddy taucht hier niemand. Zwei Pakete sind vier Personen, und jede bekommt ihr eigenes Formular. Viele unserer Ausfahrten lassen sich auch allein oder zu dritt buchen: Ein halbes Paket ist eine Person, die mit dem Guide oder einem anderen Gast taucht. Wo es nur Paare gibt, schreiben Sie uns Tag und Niveau: Oft sucht noch ein anderer Gast einen Buddy.',
    },
  },
  {
    question: {
      en: 'How long are my places held?',
      id: 'Berapa lama tempat saya ditahan?',
      ja: '予約枠はいつまで確保されますか。',
      zh: '名额会为我保留多久？',
      de: 'Wie lange werden meine Plätze gehalten?',
    },
    answer: {
      en: 'From the moment you place the order they are yours for {hold} minutes, enough to finish the payment; after several orders that ended unpaid within a day it is {hold_half}, later {hold_third}. Then they go back into the calendar. At most {unpaid_orders} orders with {unpaid_seats} places between them can wait for payment at once. Should a payment reach us late, we accept it if the places are still free; if not, all of it is refunded without your having to ask.',
      id: 'Sejak pesanan dibuat, tempat itu milik Anda selama {hold} menit, cukup untuk menyelesaikan pembayaran; setelah beberapa pesanan dalam sehari berakhir tanpa dibayar, waktunya {hold_half} menit, lalu {hold_third} menit. Setelah itu tempat kembali ke kalender. Paling banyak {unpaid_orders} pesanan dengan {unpaid_seats} tempat seluruhnya dapat menunggu pembayaran sekaligus. Bila pembayaran masuk terlambat, kami terima selama tempatnya masih ada; bila tidak, semuanya dikembalikan tanpa perlu Anda minta.',
      ja: 'お申し込みから{hold}分間、お支払いが済むまで確保します。1日のうちにお支払いのないまま失効したご予約が重なると{hold_half}分、さらに重なると{hold_third}分になります。時間を過ぎると枠はカレンダーに戻ります。お支払い前のご予約を同時にお取りいただけるのは{unpaid_orders}件、合計{unpaid_seats}名様分までです。お支払いが遅れて届いた場合も、空きがあればそのままお受けし、なければ自動的に全額を返金します。',
      zh: '下单后为您保留{hold}分钟，足够完成付款；一天内有多个订单未付款而失效的，缩短为{hold_half}分钟，再多则为{hold_third}分钟。之后名额会回到日历上。同时等待付款的订单最多{unpaid_orders}个，合计{unpaid_seats}个名额。如果款项晚到，只要还有名额我们就接受；若已没有，会自动全额退款，无需您开口。',
      de: 'Ab der Buchung gehören sie {hold} Minuten lang Ihnen, das reicht für die Zahlung; sind an einem Tag schon mehrere Ihrer Buchungen unbezahlt verfallen, sind es {hold_half}, später {hold_third} Minuten. Danach stehen sie wieder im Kalender. Höchstens {unpaid_orders} Buchungen mit zusammen {unpaid_seats} Plätzen können zugleich auf die Zahlung warten. Kommt eine Zahlung verspätet an, nehmen wir sie an, solange noch Plätze frei sind; wenn nicht, erhalten Sie alles zurück, ohne darum bitten zu müssen.',
    },
  },
  {
    question: {
      en: 'When is my booking confirmed?',
      id: 'Kapan pesanan saya dikonfirmasi?',
      ja: '予約はいつ確定しますか。',
      zh: '什么时候算预订成功？',
      de: 'Wann ist meine Buchung bestätigt?',
    },
    answer: {
      en: 'After payment one of our crew reads your order: levels, sizes, sea forecast. Then you receive the confirmation by email with a calendar file; your booking number begins with SGR. If we have to decline, you are told the reason and get back everything you paid.',
      id: 'Setelah pembayaran, salah satu dari kami membaca pesanan Anda: tingkat, ukuran, prakiraan laut. Lalu Anda menerima konfirmasi lewat email beserta berkas kalender; nomor pemesanan Anda diawali SGR. Bila kami terpaksa menolak, Anda diberi tahu alasannya dan semua pembayaran dikembalikan.',
      ja: 'お支払い後、スタッフがレベルやサイズ、海況予報を確認し、確定メールをカレンダーファイルとともにお送りします。予約番号はSGRで始まります。お受けできない場合は理由をお伝えし、お支払い分を全額返金します。',
      zh: '付款后，我们会有同事查看订单：级别、尺码、海况预报，然后给您发确认邮件，附上日历文件；预订号以SGR开头。如果不得不谢绝，我们会说明原因，并退还您已付的全部款项。',
      de: 'Nach der Zahlung liest jemand aus unserem Team Ihre Angaben: Niveau, Größen, Seewetter. Dann kommt die Bestätigung per E-Mail mit einer Kalenderdatei; Ihre Buchungsnummer beginnt mit SGR. Müssen wir ablehnen, nennen wir den Grund, und Sie erhalten alles zurück, was Sie gezahlt haben.',
    },
  },
  {
    question: {
      en: 'Can I move my booking to another day?',
      id: 'Bisakah saya memindahkan pesanan ke hari lain?',
      ja: '日にちを変更できますか。',
      zh: '可以改期吗？',
      de: 'Kann ich auf einen anderen Tag umbuchen?',
    },
    answer: {
      en: 'Usually yes. Write to us with your booking number and the day you would like; if there are places, we move the order and you receive a new confirmation. The earlier you write, the better the chances, above all for Penida between July and October.',
      id: 'Biasanya bisa. Kirimkan nomor pemesanan dan hari yang diinginkan kepada kami; bila masih ada tempat, kami pindahkan dan Anda menerima konfirmasi baru. Makin awal Anda memberi kabar, makin besar peluangnya, terutama untuk Penida antara Juli dan Oktober.',
      ja: 'たいていは可能です。予約番号とご希望日をご連絡ください。空きがあれば変更し、新しい確認メールをお送りします。とくに7〜10月のペニダ方面は混み合いますので、お早めにお願いします。',
      zh: '一般可以。请写明预订号和想改的日期，有名额我们就为您改好，并发出新的确认邮件。越早越有把握，尤其是七月到十月的佩尼达岛。',
      de: 'Meistens ja. Schreiben Sie uns Ihre Buchungsnummer und den gewünschten Tag; gibt es Plätze, buchen wir um, und Sie erhalten eine neue Bestätigung. Je früher Sie sich melden, desto besser stehen die Chancen, vor allem für Penida von Juli bis Oktober.',
    },
  },
  {
    question: {
      en: 'What are the 15 meals in my booking?',
      id: 'Apa maksud 15 porsi makanan pada pemesanan saya?',
      ja: '予約に付いている「15食」とは何ですか。',
      zh: '预订里的“15份餐食”是什么？',
      de: 'Was sind die 15 Mahlzeiten in meiner Buchung?',
    },
    answer: {
      en: 'For each booking we donate 15 meals to people in Bali who need them. Courses and discounted bookings are the exceptions. You pay nothing extra for it; the page ‘Giving back’ explains how a booking becomes a meal.',
      id: 'Untuk setiap pemesanan kami menyumbangkan 15 porsi makanan bagi warga Bali yang membutuhkan. Pengecualiannya kursus dan pemesanan dengan potongan harga. Anda tidak membayar tambahan apa pun; perjalanan dari pemesanan ke piring diceritakan di halaman “Berbagi”.',
      ja: '1件のご予約につき15食を、バリ島で必要としている人たちに寄付しています（講習と割引適用のご予約は対象外です）。追加料金はありません。ご予約が食事になるまでの流れは「社会貢献」のページでご紹介しています。',
      zh: '每笔预订，我们都会向巴厘岛有需要的人捐出15份餐食（课程和享受折扣的预订除外）。您不用多付一分钱；一笔预订如何变成餐食，请看“回馈社区”页面。',
      de: 'Für jede Buchung spenden wir 15 Mahlzeiten an Menschen auf Bali, die sie brauchen. Ausgenommen sind Kurse und rabattierte Buchungen. Sie zahlen dafür nichts extra; wie aus einer Buchung eine Mahlzeit wird, steht auf der Seite „Engagement“.',
    },
  },
];
