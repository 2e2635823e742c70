import type { Faq } from '../types';

export const paymentFaqs: Faq[] = [
  {
    question: {
      en: 'How much do I pay when I book?',
      id: 'Berapa yang saya bayar saat memesan?',
      ja: '予約時にはいくら支払いますか。',
      zh: '预订时要付多少？',
      de: 'Wie viel zahle ich bei der Buchung?',
    },
    answer: {
      en: 'You choose: a deposit of {deposit}% of the total, with the remaining {rest}% due on site, or the whole amount at once. Both are shown, to the rupiah, before you pay, and your order always tells you what is still due.',
      id: 'Anda yang memilih: uang muka {deposit}% dari total dengan sisa {rest}% dibayar di tempat, atau langsung seluruhnya. Keduanya ditampilkan sampai rupiah terakhir sebelum Anda membayar, dan pesanan Anda selalu menunjukkan sisa yang belum dibayar.',
      ja: '合計の{deposit}%を前金としてお支払いいただき、残り{rest}%を現地で精算する方法と、全額を一度にお支払いいただく方法から選べます。金額はお支払い前に1ルピア単位で表示し、残額は予約内容からいつでも確認できます。',
      zh: '由您选择：先付总额的{deposit}%作为订金，余下{rest}%到店支付；或一次付清。付款前两种金额都精确显示到个位，订单里也随时能看到还差多少。',
      de: 'Sie haben die Wahl: {deposit} % des Gesamtbetrags als Anzahlung, die übrigen {rest} % vor Ort, oder alles auf einmal. Beides sehen Sie vor dem Bezahlen auf die Rupiah genau, und in Ihrer Buchung steht jederzeit, was noch offen ist.',
    },
  },
  {
    question: {
      en: 'When and how do I pay the remaining {rest}%?',
      id: 'Kapan dan bagaimana saya membayar sisa {rest}%?',
      ja: '残りの{rest}%はいつ、どのように支払いますか。',
      zh: '余下的{rest}%何时、怎么付？',
      de: 'Wann und wie zahle ich die restlichen {rest} %?',
    },
    answer: {
      en: 'On the day, at our shop in Sanur before we leave, in rupiah, in cash or by card. If your pickup goes straight to the dive site, tell us when you book and we arrange it with your guide. For courses the rest is due on the first day.',
      id: 'Pada hari kegiatan, di dive shop kami di Sanur sebelum berangkat, dalam rupiah, tunai atau dengan kartu. Bila mobil penjemputan langsung menuju lokasi, sampaikan saat memesan dan kami atur dengan pemandu Anda. Untuk kursus, sisanya dibayar pada hari pertama.',
      ja: '当日、出発前にサヌールの店舗で、ルピアの現金またはカードでお支払いください。送迎車がダイビングポイントへ直行する場合は、ご予約時にお知らせいただければガイドと調整します。講習の残額は初日にお願いします。',
      zh: '当天出发前，在沙努尔的店里付，以印尼盾结算，现金或刷卡均可。如果接您的车直接去潜点，预订时告诉我们，我们会跟潜导安排好。课程的余款在第一天支付。',
      de: 'Am Tag selbst, vor der Abfahrt in unserer Basis in Sanur, in Rupiah, bar oder mit Karte. Fährt Ihr Wagen direkt zum Tauchplatz, sagen Sie es uns bei der Buchung, dann regeln wir es mit Ihrem Guide. Bei Kursen ist der Rest am ersten Tag fällig.',
    },
  },
  {
    question: {
      en: 'What do I get back if I cancel?',
      id: 'Berapa yang dikembalikan bila saya membatalkan?',
      ja: 'キャンセルするといくら返金されますか。',
      zh: '取消可以退多少？',
      de: 'Was bekomme ich zurück, wenn ich storniere?',
    },
    answer: {
      en: 'We count back from 06:30 on the day of the activity, Bali time. This is what you get back of what you paid. {refund_bands} When boat, guide and lunch are arranged, we cannot call them off. At exactly the hour the better rule applies to you. You see the sum before you confirm.',
      id: 'Kami menghitung mundur dari pukul 06.30 WITA pada hari kegiatan. Inilah yang kembali dari pembayaran Anda. {refund_bands} Kapal, pemandu, dan makan siang yang sudah disiapkan tidak bisa kami batalkan. Tepat pada jamnya, berlaku aturan yang lebih menguntungkan Anda. Jumlahnya terlihat sebelum Anda mengonfirmasi.',
      ja: '当日06:30（バリ時間）を基準に計算し、お支払い額から次のとおり返金します。{refund_bands}船やガイド、昼食の手配が済むと取り消せないためです。ちょうど境目の時間の場合は、有利なほうを適用します。返金額は確定前に表示されます。',
      zh: '以活动当天06:30（巴厘岛时间）往前推算，已付款项按以下标准退还。{refund_bands}船、潜导和午餐一旦安排就无法取消。恰好在界限上的，按对您更有利的算。确认之前会显示可退金额。',
      de: 'Gezählt wird rückwärts ab 06:30 Uhr (Ortszeit Bali) am Tag der Aktivität. So viel erhalten Sie von dem zurück, was Sie gezahlt haben. {refund_bands} Sind Boot, Guide und Essen bestellt, können wir sie nicht mehr absagen. Genau an der Grenze gilt die bessere Regel. Den Betrag sehen Sie, bevor Sie bestätigen.',
    },
  },
  {
    question: {
      en: 'What if you cancel, or the sea does?',
      id: 'Bagaimana bila Segara atau laut yang membatalkan?',
      ja: 'ショップ側の都合や海況で中止になったら？',
      zh: '如果是店方或大海“取消”了呢？',
      de: 'Was, wenn Sie absagen oder das Meer nicht will?',
    },
    answer: {
      en: 'Then you lose nothing. If a site is not possible, we first offer another one on the same day, since somewhere around Bali the water is usually calm. If that does not suit you, we move you to another day, or you get back everything you paid, however short the notice.',
      id: 'Anda tidak rugi. Bila suatu lokasi tidak memungkinkan, kami menawarkan lokasi lain di hari yang sama, sebab biasanya selalu ada sisi Bali yang tenang. Bila tidak cocok, kami pindahkan ke hari lain, atau semua pembayaran Anda kembali, semendadak apa pun.',
      ja: 'お客様のご負担はありません。予定のポイントに入れない場合は、まず同じ日に別のポイントをご提案します。バリのどこかはたいてい穏やかです。ご都合が合わなければ日程を変更するか、直前であっても全額を返金します。',
      zh: '您不会有损失。某个潜点去不了，我们先提议当天换一处，巴厘岛四周总有一面海是平静的。如果不合适，就改到别的日子，或者全额退款，无论通知得多晚。',
      de: 'Dann verlieren Sie nichts. Geht ein Platz nicht, schlagen wir für denselben Tag einen anderen vor, denn irgendwo um Bali ist das Wasser meist ruhig. Passt Ihnen das nicht, buchen wir um, oder Sie erhalten alles zurück, ganz gleich, wie kurzfristig es ist.',
    },
  },
  {
    question: {
      en: 'How do I get my refund?',
      id: 'Bagaimana pengembalian dana sampai ke saya?',
      ja: '返金はどのように受け取れますか。',
      zh: '退款怎么到账？',
      de: 'Wie kommt die Erstattung zu mir?',
    },
    answer: {
      en: 'To the card or account you paid with. We send it off at once, you receive an email, and the order shows what has been refunded. Banks and card companies then take a few days of their own. If it has not arrived after two weeks, write to us with your booking number and we follow it up.',
      id: 'Lewat jalur yang sama dengan pembayaran Anda. Kami mengirimnya segera, Anda menerima email, dan pesanan menunjukkan jumlah yang dikembalikan. Bank dan penerbit kartu lalu butuh beberapa hari. Bila dua minggu belum sampai, kirimkan nomor pemesanannya kepada kami dan kami telusuri.',
      ja: 'お支払いと同じ方法でお返しします。当店からはすぐに手続きし、メールでお知らせします。返金額は予約内容でも確認できます。その後、銀行やカード会社の処理に数日かかります。2週間たっても届かない場合は、予約番号を添えてご連絡ください。',
      zh: '按原付款方式退回。我们会立即发起，您会收到邮件，订单里也会显示已退金额；银行和发卡机构还需要几天处理。两周后仍未到账，请带上预订号联系我们，我们来追查。',
      de: 'Auf die Karte oder das Konto, mit dem Sie bezahlt haben. Wir veranlassen sie sofort, Sie bekommen eine E-Mail, und in Ihrer Buchung steht, was erstattet wurde. Banken und Kartenfirmen brauchen dann noch ein paar Tage. Ist nach zwei Wochen nichts da, schreiben Sie uns mit der Buchungsnummer, und wir gehen der Sache nach.',
    },
  },
  {
    question: {
      en: 'My payment failed. Have I lost the booking or the money?',
      id: 'Pembayaran saya gagal. Apakah pesanan atau uang saya hilang?',
      ja: '決済に失敗しました。予約やお金はどうなりますか。',
      zh: '付款失败了，预订和钱会不会没了？',
      de: 'Meine Zahlung ist fehlgeschlagen. Ist die Buchung oder das Geld weg?',
    },
    answer: {
      en: 'Neither. As long as your places are held, you can try again from your order, with another card or method if you like. Anything that arrives twice or too late is refunded. If your bank shows a charge and your order does not, send us the booking number and leave the rest to us.',
      id: 'Tidak dua-duanya. Selama tempat Anda masih ditahan, Anda bisa mencoba lagi dari halaman pesanan, dengan kartu atau metode lain bila mau. Yang masuk dobel atau terlambat akan dikembalikan. Bila bank menunjukkan debit tetapi pesanan tidak, kirimkan nomor pemesanan dan serahkan sisanya kepada kami.',
      ja: 'どちらもご安心ください。枠を確保している間は、別のカードや方法でも予約画面からやり直せます。二重に届いた分や、間に合わなかった分は返金します。銀行の明細にあるのに予約に反映されない場合は、予約番号をお知らせください。当店で確認します。',
      zh: '都不会。只要名额还为您保留着，就可以从订单重新付款，换卡或换方式都行。重复到账或来晚的款项会退回。如果银行显示已扣款而订单没有变化，把预订号发给我们，其余交给我们处理。',
      de: 'Weder noch. Solange Ihre Plätze gehalten werden, können Sie es aus der Buchung heraus erneut versuchen, auch mit einer anderen Karte oder Zahlungsart. Was doppelt oder zu spät eintrifft, geht zurück. Zeigt Ihre Bank eine Abbuchung und Ihre Buchung keine Zahlung, schicken Sie uns die Buchungsnummer und überlassen den Rest uns.',
    },
  },
];
