import type { Localised } from './types';

export type DemoTemplate = { name: string; texts: Localised<{ subject: string; body: string }> };

/** Recurring answers of a dive centre; the email adds greeting and footer. */
export const templates: readonly DemoTemplate[] = [
  {
    name: 'Which trip for a beginner',
    texts: {
      en: {
        subject: 'Your first dives with us',
        body: 'Thank you for writing to us.\n\nFor your first dives we recommend Padang Bai or Amed: calm water, a sandy bottom and plenty of fish in the first ten metres. Nusa Penida is better once you have twenty dives or so, because its currents are strong and its water is cold.\n\nIf you are not certified yet, a Discover Scuba Diving day starts in our pool and ends on the reef, with an instructor beside you all the time.\n\nPlease tell us your certification, when you last dived and your dates, and we will suggest a day.',
      },
      id: {
        subject: 'Penyelaman pertama Anda bersama kami',
        body: 'Terima kasih sudah menghubungi kami.\n\nUntuk penyelaman pertama, kami menyarankan Padang Bai atau Amed: airnya tenang, dasarnya pasir, dan banyak ikan di sepuluh meter pertama. Nusa Penida lebih cocok setelah sekitar dua puluh penyelaman, karena arusnya kuat dan airnya dingin.\n\nJika Anda belum bersertifikat, Discover Scuba Diving dimulai di kolam kami dan berakhir di terumbu karang, selalu didampingi instruktur.\n\nMohon sebutkan sertifikat Anda, kapan terakhir menyelam, dan tanggal yang Anda inginkan, lalu kami usulkan harinya.',
      },
      ja: {
        subject: '初めてのダイビングについて',
        body: 'お問い合わせいただきありがとうございます。\n\n初めてのダイビングには、パダンバイかアメッドをおすすめします。穏やかな海と砂地で、水深10メートルまででもたくさんの魚が見られます。ヌサペニダは流れが強く水温も低いため、20本ほど潜られてからのほうが楽しめます。\n\nライセンスをお持ちでない場合は、体験ダイビングがございます。プールで練習してから海に入り、インストラクターがずっと付き添います。\n\nライセンスの種類、最後に潜られた時期、ご希望の日程をお知らせください。おすすめの日をご案内します。',
      },
      zh: {
        subject: '您的第一次潜水',
        body: '感谢您的来信。\n\n第一次潜水，我们推荐八丹拜或艾湄：水面平静，沙底，十米以内就有很多鱼。佩尼达岛水流强、水温低，潜过二十次左右再去更合适。\n\n如果您还没有潜水证，可以参加体验潜水：先在我们的泳池练习，再到珊瑚礁，教练全程陪在身边。\n\n请告诉我们您的潜水等级、上次潜水的时间和计划的日期，我们会为您推荐合适的一天。',
      },
      de: {
        subject: 'Ihre ersten Tauchgänge bei uns',
        body: 'Vielen Dank für Ihre Nachricht.\n\nFür die ersten Tauchgänge empfehlen wir Padang Bai oder Amed: ruhiges Wasser, Sandgrund und viel Fisch schon auf den ersten zehn Metern. Nusa Penida ist schöner, wenn Sie etwa zwanzig Tauchgänge haben, denn dort ist die Strömung stark und das Wasser kalt.\n\nOhne Brevet beginnt ein Tag Discover Scuba Diving in unserem Pool und endet am Riff, immer mit einem Tauchlehrer an Ihrer Seite.\n\nSchreiben Sie uns bitte Ihr Brevet, wann Sie zuletzt getaucht sind und wann Sie kommen möchten. Dann schlagen wir Ihnen einen Tag vor.',
      },
    },
  },
  {
    name: 'Pickup time changed',
    texts: {
      en: {
        subject: 'New pickup time for {day}',
        body: 'The pickup for {trip} on {day} has changed. Your new pickup: {pickup}.\n\nPlease wait at the entrance of your hotel. If the driver is not there ten minutes after that, call or message us on WhatsApp.\n\nEverything else about your booking {number} stays the same.',
      },
      id: {
        subject: 'Waktu jemput baru untuk {day}',
        body: 'Penjemputan untuk {trip} pada {day} berubah. Penjemputan baru Anda: {pickup}.\n\nMohon tunggu di pintu masuk hotel. Jika sopir belum datang sepuluh menit setelahnya, telepon atau kirim pesan WhatsApp kepada kami.\n\nHal lain dalam pemesanan {number} tidak berubah.',
      },
      ja: {
        subject: '{day}のお迎え時間の変更',
        body: '{day}の「{trip}」のお迎えが変更になりました。新しいお迎え：{pickup}\n\nホテルの入口でお待ちください。10分過ぎても到着しない場合は、お電話かWhatsAppでご連絡ください。\n\nご予約 {number} のその他の内容に変更はありません。',
      },
      zh: {
        subject: '{day} 接送时间变更',
        body: '{day}「{trip}」的接送时间有变。新的接送：{pickup}。\n\n请在酒店门口等候。如果超过十分钟司机还没到，请打电话或用 WhatsApp 联系我们。\n\n预订 {number} 的其他内容不变。',
      },
      de: {
        subject: 'Neue Abholzeit am {day}',
        body: 'Die Abholung für {trip} am {day} hat sich geändert. Ihre neue Abholung: {pickup}.\n\nBitte warten Sie am Eingang Ihres Hotels. Ist der Fahrer zehn Minuten danach nicht da, rufen Sie uns bitte an oder schreiben Sie uns per WhatsApp.\n\nAn Ihrer Buchung {number} ändert sich sonst nichts.',
      },
    },
  },
  {
    name: 'Weather',
    texts: {
      en: {
        subject: 'The weather on {day}',
        body: 'Strong wind and high waves are forecast for {day}, so {trip} may not go ahead as planned. We decide the evening before and write to you at once.\n\nIf we cannot go, you choose: another day, another site that is sheltered, or all of your money back.\n\nYour booking: {link}',
      },
      id: {
        subject: 'Cuaca pada {day}',
        body: 'Angin kencang dan ombak tinggi diperkirakan pada {day}, sehingga {trip} mungkin tidak berjalan sesuai rencana. Kami memutuskan malam sebelumnya dan segera mengabari Anda.\n\nJika kami tidak dapat berangkat, Anda dapat memilih: hari lain, lokasi lain yang terlindung, atau uang kembali seluruhnya.\n\nPemesanan Anda: {link}',
      },
      ja: {
        subject: '{day}の天候について',
        body: '{day}は強風と高波の予報が出ており、「{trip}」を予定どおり行えない可能性があります。前日の夜に判断し、すぐにご連絡します。\n\n出航できない場合は、別の日、波の穏やかな別のポイント、全額返金のいずれかをお選びいただけます。\n\nご予約：{link}',
      },
      zh: {
        subject: '{day} 的天气',
        body: '预报 {day} 有大风和大浪，「{trip}」可能无法按计划进行。我们会在前一天晚上决定，并立即通知您。\n\n如果不能出海，您可以选择：改期、换到避风的潜点，或全额退款。\n\n您的预订：{link}',
      },
      de: {
        subject: 'Das Wetter am {day}',
        body: 'Für {day} sind starker Wind und hohe Wellen angesagt. {trip} kann deshalb vielleicht nicht wie geplant stattfinden. Wir entscheiden am Abend davor und schreiben Ihnen sofort.\n\nFahren wir nicht, haben Sie die Wahl: ein anderer Tag, ein geschützter Tauchplatz oder Ihr ganzes Geld zurück.\n\nIhre Buchung: {link}',
      },
    },
  },
  {
    name: 'Bring your card',
    texts: {
      en: {
        subject: 'Please bring your certification card',
        body: 'We look forward to {trip} on {day}. Please bring your certification card, or a photo of it, and your logbook if you have one: without a card we can only take you as a beginner.\n\nSwimwear, a towel and sun protection that spares the reef are all you need besides. We have everything else in your size.',
      },
      id: {
        subject: 'Mohon bawa kartu sertifikasi Anda',
        body: 'Kami menantikan {trip} pada {day}. Mohon bawa kartu sertifikasi atau fotonya, dan buku log jika ada: tanpa kartu, kami hanya dapat mengajak Anda sebagai pemula.\n\nSelain itu cukup pakaian renang, handuk, dan tabir surya yang ramah terumbu karang. Perlengkapan lain tersedia dalam ukuran Anda.',
      },
      ja: {
        subject: 'Cカードをお持ちください',
        body: '{day}の「{trip}」でお会いできるのを楽しみにしています。Cカード（写真でも可）と、お持ちであればログブックをご持参ください。カードがない場合は、初心者としてのご参加となります。\n\nそのほかに必要なものは、水着、タオル、サンゴに優しい日焼け止めだけです。器材はサイズに合わせてご用意します。',
      },
      zh: {
        subject: '请携带潜水证',
        body: '期待在 {day} 与您一起参加「{trip}」。请带上潜水证或它的照片，有潜水日志也请带上：没有潜水证，我们只能按初学者安排。\n\n另外只需泳衣、毛巾和不伤珊瑚的防晒霜，其他装备我们会按您的尺码准备好。',
      },
      de: {
        subject: 'Bitte bringen Sie Ihr Brevet mit',
        body: 'Wir freuen uns auf {trip} am {day}. Bitte bringen Sie Ihr Brevet oder ein Foto davon mit und Ihr Logbuch, falls Sie eines haben: Ohne Brevet können wir Sie nur als Anfänger mitnehmen.\n\nSonst brauchen Sie nur Badesachen, ein Handtuch und Sonnenschutz, der das Riff schont. Alles andere haben wir in Ihrer Größe.',
      },
    },
  },
  {
    name: 'Thank you',
    texts: {
      en: {
        subject: 'Thank you for diving with us',
        body: 'Thank you for diving with us on {day}. We hope that {trip} was as you had imagined it.\n\nIf you left something on the boat or would like to know the name of a fish you saw, just reply to this email.\n\nSafe travels, and see you under water again.',
      },
      id: {
        subject: 'Terima kasih sudah menyelam bersama kami',
        body: 'Terima kasih sudah menyelam bersama kami pada {day}. Semoga {trip} sesuai dengan harapan Anda.\n\nJika ada barang yang tertinggal di kapal, atau Anda ingin tahu nama ikan yang Anda lihat, balas saja email ini.\n\nSelamat jalan, sampai bertemu lagi di bawah air.',
      },
      ja: {
        subject: 'ご参加ありがとうございました',
        body: '{day}はご一緒いただきありがとうございました。「{trip}」をお楽しみいただけましたでしょうか。\n\nボートにお忘れ物があったときや、見かけた魚の名前を知りたいときは、このメールにご返信ください。\n\nどうぞ良い旅を。また海の中でお会いできるのを楽しみにしています。',
      },
      zh: {
        subject: '感谢您与我们一起潜水',
        body: '感谢您在 {day} 与我们一起潜水，希望「{trip}」让您满意。\n\n如果有东西落在船上，或者想知道看到的是什么鱼，直接回复这封邮件即可。\n\n祝您旅途平安，期待水下再会。',
      },
      de: {
        subject: 'Danke, dass Sie mit uns getaucht sind',
        body: 'Danke, dass Sie am {day} mit uns getaucht sind. Wir hoffen, {trip} war so, wie Sie es sich vorgestellt hatten.\n\nHaben Sie etwas auf dem Boot vergessen, oder möchten Sie wissen, welchen Fisch Sie gesehen haben? Antworten Sie einfach auf diese E-Mail.\n\nGute Reise und bis bald unter Wasser.',
      },
    },
  },
];
