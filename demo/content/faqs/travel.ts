import type { Faq } from '../types';

export const travelFaqs: Faq[] = [
  {
    question: {
      en: 'Where and when are we picked up?',
      id: 'Di mana dan jam berapa penjemputan?',
      ja: '送迎の場所と時間を教えてください。',
      zh: '在哪里、几点接送？',
      de: 'Wo und wann werden wir abgeholt?',
    },
    answer: {
      en: 'Free of charge at your hotel in south Bali: in Nusa Dua, Tanjung Benoa and Kuta between 06:30 and 06:45, in Sanur between 07:00 and 07:15. For long drives such as Menjangan we start earlier and tell you the time in the confirmation. Be in the lobby; our driver has your name on a sheet.',
      id: 'Gratis di hotel Anda di Bali selatan: di Nusa Dua, Tanjung Benoa, dan Kuta antara pukul 06.30 dan 06.45, di Sanur antara pukul 07.00 dan 07.15. Untuk perjalanan jauh seperti Menjangan kami berangkat lebih pagi dan jamnya tercantum di konfirmasi. Tunggulah di lobi; sopir kami membawa nama Anda.',
      ja: 'バリ島南部のホテルから無料で送迎します。ヌサドゥア、タンジュンブノア、クタは06:30〜06:45、サヌールは07:00〜07:15です。ムンジャンガンなど遠方の日は早めに出発し、時間は確定メールでお知らせします。ロビーでお待ちください。ドライバーがお名前を書いた紙を持って伺います。',
      zh: '巴厘岛南部的酒店免费接送：努沙杜瓦、丹戎贝诺阿和库塔06:30至06:45，沙努尔07:00至07:15。鹿岛等远程行程会提早出发，时间写在确认邮件里。请在大堂等候，司机手里有写着您名字的纸牌。',
      de: 'Kostenlos an Ihrem Hotel im Süden Balis: in Nusa Dua, Tanjung Benoa und Kuta zwischen 06:30 und 06:45 Uhr, in Sanur zwischen 07:00 und 07:15 Uhr. Bei weiten Fahrten wie nach Menjangan geht es früher los, die Zeit steht in der Bestätigung. Warten Sie in der Lobby; unser Fahrer hat Ihren Namen auf einem Blatt.',
    },
  },
  {
    question: {
      en: 'My hotel is in Ubud, Canggu or further away. What then?',
      id: 'Hotel saya di Ubud, Canggu, atau lebih jauh. Bagaimana?',
      ja: 'ウブドやチャングーなど、対象外のホテルの場合は？',
      zh: '我住在乌布、仓古或更远的地方怎么办？',
      de: 'Mein Hotel ist in Ubud, Canggu oder noch weiter weg. Was dann?',
    },
    answer: {
      en: 'Free transfers reach Nusa Dua, Tanjung Benoa, Kuta and Sanur. From further away we can send a car at an extra charge; write your hotel in the pickup field and we tell you the cost before you decide. You may also come to the shop in Sanur by yourself, or leave the pickup field empty and meet us there.',
      id: 'Antar jemput gratis menjangkau Nusa Dua, Tanjung Benoa, Kuta, dan Sanur. Dari tempat yang lebih jauh kami bisa mengirim mobil dengan biaya tambahan; tulis hotel Anda di kolom penjemputan dan kami kabarkan biayanya sebelum Anda memutuskan. Anda juga boleh datang sendiri ke dive shop di Sanur; kosongkan saja kolom penjemputan.',
      ja: '無料送迎の範囲はヌサドゥア、タンジュンブノア、クタ、サヌールです。それより遠方へは追加料金で車を手配できますので、送迎先の欄にホテル名をご記入ください。事前に料金をお知らせします。サヌールの店まで直接お越しいただくこともできます。その場合は空欄のままで構いません。',
      zh: '免费接送范围是努沙杜瓦、丹戎贝诺阿、库塔和沙努尔。更远的地方可以另付费派车，请在接送栏填写酒店，我们先告知费用再由您决定。也可以自行到沙努尔店里集合，接送栏留空即可。',
      de: 'Der kostenlose Transfer reicht bis Nusa Dua, Tanjung Benoa, Kuta und Sanur. Von weiter weg schicken wir gegen Aufpreis einen Wagen; tragen Sie Ihr Hotel ins Abholfeld ein, und wir nennen Ihnen die Kosten, bevor Sie entscheiden. Sie können auch selbst zur Basis in Sanur kommen, dann bleibt das Feld leer.',
    },
  },
  {
    question: {
      en: 'When are we back at the hotel?',
      id: 'Jam berapa kami kembali ke hotel?',
      ja: 'ホテルに戻るのは何時ごろですか。',
      zh: '几点回到酒店？',
      de: 'Wann sind wir zurück im Hotel?',
    },
    answer: {
      en: 'Between 16:00 and 18:00, depending on the site and on the traffic, which in Bali is a force of nature too. Night dives end later; the page of the trip gives the hours. Please do not book a dinner or a flight with a tight margin.',
      id: 'Antara pukul 16.00 dan 18.00, tergantung lokasi dan lalu lintas, yang di Bali juga termasuk kekuatan alam. Penyelaman malam selesai lebih larut; jamnya ada di halaman trip. Sebaiknya jangan memesan makan malam atau penerbangan yang waktunya terlalu mepet.',
      ja: 'ポイントと渋滞の具合によって16:00〜18:00です。バリの渋滞は、ある意味で自然現象です。ナイトダイブの日は遅くなりますので、時間はツアーのページでご確認ください。夕食や飛行機のご予約には余裕をおとりください。',
      zh: '16:00至18:00之间，看潜点，也看路况，巴厘岛的堵车也算一种自然力量。夜潜会更晚，具体时间见行程页。晚餐或航班请留足余量。',
      de: 'Zwischen 16:00 und 18:00 Uhr, je nach Platz und Verkehr, der auf Bali ebenfalls eine Naturgewalt ist. Nachttauchgänge enden später; die Zeiten stehen auf der Seite der Ausfahrt. Planen Sie Abendessen und Flüge bitte nicht zu knapp.',
    },
  },
  {
    question: {
      en: 'What should I bring?',
      id: 'Apa yang perlu dibawa?',
      ja: '持ち物を教えてください。',
      zh: '需要带什么？',
      de: 'Was soll ich mitbringen?',
    },
    answer: {
      en: 'Swimwear worn under your clothes, something dry for the way back, reef-friendly sun protection or, better, a long-sleeved shirt, your certification card and logbook, medicines you need, and a bottle we can refill. Towels and lunch are provided. Leave jewellery in the hotel safe.',
      id: 'Pakaian renang yang sudah dipakai, baju ganti untuk pulang, tabir surya ramah karang atau lebih baik kaus lengan panjang, kartu sertifikasi dan buku log, obat yang Anda perlukan, serta botol minum untuk diisi ulang. Handuk dan makan siang tersedia. Perhiasan lebih aman di brankas hotel.',
      ja: '水着（服の下に着てきてください）、帰りの着替え、サンゴにやさしい日焼け止めか、できれば長袖のラッシュガード、Cカードとログブック、常備薬、給水できるボトル。タオルと昼食はご用意しています。貴重品やアクセサリーはホテルのセーフティボックスへ。',
      zh: '泳衣穿在里面，回程的干衣服，对珊瑚友好的防晒霜，穿长袖防晒衣更好，潜水证和日志，自己要用的药，还有可以续水的水瓶。毛巾和午餐我们备好了。首饰请留在酒店保险箱。',
      de: 'Badesachen unter der Kleidung, etwas Trockenes für die Rückfahrt, riffverträglichen Sonnenschutz oder besser ein langärmeliges Shirt, Brevet und Logbuch, nötige Medikamente und eine Flasche zum Nachfüllen. Handtücher und Mittagessen sind da. Schmuck bleibt besser im Hotelsafe.',
    },
  },
  {
    question: {
      en: 'When is the best time to dive in Bali?',
      id: 'Kapan waktu terbaik menyelam di Bali?',
      ja: 'バリのベストシーズンはいつですか。',
      zh: '什么季节来巴厘岛潜水最好？',
      de: 'Wann ist die beste Zeit zum Tauchen auf Bali?',
    },
    answer: {
      en: 'You can dive all year. April to November is dry and the sea mostly clear, July to October brings cold water and the chance of a mola, December to March is warmer, quieter and now and then cloudy after rain. On Nyepi, the day of silence, nobody leaves the house, and on Nyepi Laut no boat goes to Penida; both days are closed in our calendar.',
      id: 'Menyelam bisa sepanjang tahun. April sampai November kering dan laut umumnya jernih, Juli sampai Oktober membawa air dingin dan peluang bertemu mola, Desember sampai Maret lebih hangat, lebih sepi, dan kadang keruh setelah hujan. Pada hari Nyepi tak seorang pun keluar rumah, dan pada Nyepi Laut tidak ada kapal ke Penida; keduanya ditutup di kalender kami.',
      ja: '一年中潜れます。4〜11月は乾季を中心に透明度がよく、7〜10月は冷たい水とともにマンボウの可能性が高まります。12〜3月は暖かく静かで、雨のあとは濁ることもあります。静寂の日ニュピは外出が禁じられ、海のニュピ（ニュピ・ラウト）にはペニダ方面へ船が出ません。どちらもカレンダーで休業日になっています。',
      zh: '全年都能潜。四月到十一月少雨，海水大多清澈；七月到十月水冷，有机会遇到翻车鱼；十二月到三月更暖、更清静，雨后有时浑一些。静居日（Nyepi）谁也不能出门，海上静居日（Nyepi Laut）没有船去佩尼达，这两天在日历上都是关闭的。',
      de: 'Tauchen kann man das ganze Jahr. Von April bis November ist es trocken und das Meer meist klar, von Juli bis Oktober kommt kaltes Wasser und mit ihm die Chance auf einen Mondfisch, von Dezember bis März ist es wärmer, ruhiger und nach Regen manchmal trüb. An Nyepi, dem Tag der Stille, verlässt niemand das Haus, an Nyepi Laut fährt kein Boot nach Penida; beide Tage sind in unserem Kalender gesperrt.',
    },
  },
  {
    question: {
      en: 'Can someone who does not dive come along?',
      id: 'Bolehkah mengajak orang yang tidak menyelam?',
      ja: '潜らない人も同行できますか。',
      zh: '可以带不潜水的人一起去吗？',
      de: 'Kann jemand mitkommen, der nicht taucht?',
    },
    answer: {
      en: 'Gladly, if there is room. Add a companion to the order: transfer, boat, lunch, mask, snorkel and fins are included, and at many sites there is something to snorkel over. At Tulamben and Amed they can wait in the shade with a view of your bubbles; the boats to Penida are for those who like boats. If one of two is not certified, the booking form offers ‘One of us stays dry’: you then book for the one who dives, with a companion.',
      id: 'Dengan senang hati bila masih ada tempat. Tambahkan pendamping pada pesanan: antar jemput, kapal, makan siang, masker, snorkel, dan fin sudah termasuk, dan di banyak lokasi bisa snorkeling. Di Tulamben dan Amed mereka bisa menunggu di tempat teduh sambil memandang gelembung Anda; kapal ke Penida untuk yang memang suka naik kapal. Bila salah satu dari Anda berdua belum bersertifikat, formulir pemesanan menawarkan “Salah satu dari kami tidak menyelam”: Anda lalu memesan untuk yang menyelam, dengan satu pendamping.',
      ja: '空きがあれば喜んで。オプションの同伴者を追加してください。送迎、ボート、昼食にマスク・スノーケル・フィンが付き、スノーケリングを楽しめるポイントもたくさんあります。トランベンやアメッドなら、木陰から泡を眺めて待つこともできます。ペニダ行きの船は、船がお好きな方にどうぞ。お二人のうちお一人がCカードをお持ちでない場合は、予約フォームの「1名は潜らずに同行する」をお選びください。潜る方1名様と同伴者1名様のご予約になります。',
      zh: '有空位就欢迎。在订单里加选同行者即可，含接送、乘船、午餐和面镜、呼吸管、脚蹼，许多潜点可以浮潜。图蓝本和艾湄可以坐在树荫下看您的气泡；去佩尼达的船，适合喜欢坐船的人。两人中有一位没有潜水证，可在预订表中选择“我们中有一位不下水”：订一位潜水员，加一位同行者。',
      de: 'Gern, wenn Platz ist. Buchen Sie eine Begleitperson dazu: Transfer, Boot, Mittagessen, Maske, Schnorchel und Flossen sind dabei, und an vielen Plätzen lässt sich schnorcheln. In Tulamben und Amed wartet man im Schatten mit Blick auf Ihre Blasen; die Boote nach Penida sind etwas für Leute, die Boote mögen. Ist von zweien einer nicht zertifiziert, bietet das Buchungsformular „Einer von uns bleibt trocken“ an: Sie buchen dann für den, der taucht, mit einer Begleitperson.',
    },
  },
  {
    question: {
      en: 'Are park and harbour fees included?',
      id: 'Apakah biaya taman nasional dan pelabuhan sudah termasuk?',
      ja: '入域料や港の使用料は含まれますか。',
      zh: '包含公园费和港口费吗？',
      de: 'Sind Park- und Hafengebühren enthalten?',
    },
    answer: {
      en: 'The lists ‘Included’ and ‘Not included’ on each trip page tell you. Nusa Penida and the West Bali National Park charge visitors a levy of their own, which goes to the villages and the rangers. Where it is not included, your booking names it as a line of its own before you pay. What we collect, we pass on.',
      id: 'Daftar “termasuk” dan “tidak termasuk” di tiap halaman trip menjelaskannya. Nusa Penida dan Taman Nasional Bali Barat memungut retribusi sendiri dari pengunjung, yang dipakai untuk desa dan petugas jaga. Bila tidak termasuk, pemesanan Anda mencantumkannya tersendiri sebelum Anda membayar. Yang kami kumpulkan, kami setorkan.',
      ja: '各ツアーページの「含まれるもの」「含まれないもの」をご覧ください。ヌサペニダと西バリ国立公園では、村やレンジャーの活動に充てる入域料が別に定められています。含まれていない場合は、お支払いの前に予約内容に別項目で表示します。お預かりした分は、そのまま納めます。',
      zh: '请看各行程页的“包含”与“不包含”。佩尼达岛和西巴厘国家公园会向游客收取自己的费用，用于村庄和巡护。如果行程未包含，付款前会在预订中单独列明。我们代收的费用会如数上缴。',
      de: 'Das sagen Ihnen die Listen „Inbegriffen“ und „Nicht inbegriffen“ auf der Seite jeder Ausfahrt. Nusa Penida und der Nationalpark Westbali erheben eigene Abgaben, die den Dörfern und Rangern zugutekommen. Wo sie nicht inbegriffen sind, nennt Ihre Buchung sie vor dem Bezahlen als eigene Zeile. Was wir einziehen, geben wir weiter.',
    },
  },
];
