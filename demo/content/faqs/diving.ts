import type { Faq } from '../types';

export const divingFaqs: Faq[] = [
  {
    question: {
      en: 'How large are your groups?',
      id: 'Seberapa besar rombongannya?',
      ja: 'グループは何人ですか。',
      zh: '一组有多少人？',
      de: 'Wie groß sind die Gruppen?',
    },
    answer: {
      en: 'At most four divers with one guide, and in practice often two or three. People of similar experience dive together, so that nobody is rushed and nobody waits. If you would rather be alone with a guide, add a private guide to your order.',
      id: 'Paling banyak empat penyelam dengan satu pemandu, sering kali malah dua atau tiga. Yang pengalamannya setara menyelam bersama, jadi tidak ada yang terburu-buru dan tidak ada yang menunggu. Bila ingin pemandu khusus untuk Anda, tambahkan pemandu pribadi pada pesanan Anda.',
      ja: 'ガイド1名につきダイバーは4名まで、実際は2〜3名のことも多いです。経験の近い方同士で組むので、せかされることも待たされることもありません。ガイドを独り占めしたい方は、オプションのプライベートガイドをどうぞ。',
      zh: '每位潜导最多带四人，实际常常只有两三人。我们把经验相近的客人编在一起，谁也不用赶，谁也不用等。想要潜导只陪您一组，可以加选私人潜导。',
      de: 'Höchstens vier Taucher pro Guide, oft sind es nur zwei oder drei. Wer ähnlich viel Erfahrung hat, taucht zusammen, so wird niemand gehetzt und niemand muss warten. Möchten Sie lieber einen Guide für sich, buchen Sie „Eigener Guide“ dazu.',
    },
  },
  {
    question: {
      en: 'Will I see mantas, or a mola?',
      id: 'Apakah saya pasti melihat manta atau mola?',
      ja: 'マンタやマンボウには会えますか。',
      zh: '一定能看到蝠鲼或翻车鱼吗？',
      de: 'Werde ich Mantas oder einen Mondfisch sehen?',
    },
    answer: {
      en: 'We cannot know, and would not trust anyone who says they can. Mantas visit Penida in every month and are there on most days. The mola comes up with cold water between July and October, on some days, at some corners. We know where to wait; the animals decide the rest. No refund depends on a fish, so come for the whole dive.',
      id: 'Kami tidak bisa tahu, dan jangan percaya siapa pun yang mengaku tahu. Manta singgah di Penida setiap bulan dan ada pada sebagian besar hari. Mola naik bersama air dingin antara Juli dan Oktober, pada hari dan sudut tertentu. Kami tahu di mana harus menunggu; selebihnya mereka yang menentukan. Datanglah demi seluruh penyelamannya, sebab tidak ada pengembalian dana karena seekor ikan.',
      ja: '約束はできません。できると言う人がいたら、少し疑ってください。マンタは一年を通してペニダに来ていて、多くの日に見られます。マンボウは7〜10月、冷たい水とともに、日によって、場所によって上がってきます。待つべき場所は知っていますが、あとは生き物次第です。会えなかったことによる返金はありませんので、ダイビングそのものを楽しみにお越しください。',
      zh: '谁也不知道，谁要说一定能，请多留个心眼。蝠鲼全年每个月都来佩尼达，多数日子都在。翻车鱼在七月到十月随冷水上来，只在某些日子、某些拐角。我们知道该在哪里等，其余由它们决定。没看到也不退款，所以请为整个潜水过程而来。',
      de: 'Das können wir nicht wissen, und wer es verspricht, dem sollten Sie misstrauen. Mantas besuchen Penida in jedem Monat und sind an den meisten Tagen da. Mondfische (Mola) kommen von Juli bis Oktober mit dem kalten Wasser, an manchen Tagen, an manchen Ecken. Wir wissen, wo man wartet; den Rest entscheiden die Tiere. Geld zurück gibt es dafür nicht, kommen Sie also wegen des ganzen Tauchgangs.',
    },
  },
  {
    question: {
      en: 'My last dive was a long time ago. Can I join?',
      id: 'Penyelaman terakhir saya sudah lama. Bolehkah ikut?',
      ja: 'ブランクがありますが参加できますか。',
      zh: '很久没潜了，可以参加吗？',
      de: 'Mein letzter Tauchgang ist lange her. Kann ich mitkommen?',
    },
    answer: {
      en: 'Yes, with a warm-up. After about a year without diving we suggest ReActivate, half a day with an hour in the pool, or we plan an easy first dive at a shallow site. Please give the true date of your last dive: nobody is turned away for it, but it changes what we plan for you.',
      id: 'Boleh, dengan pemanasan. Setelah sekitar setahun tidak menyelam, kami sarankan ReActivate, setengah hari dengan sejam di kolam, atau kami rencanakan penyelaman pertama yang ringan di lokasi dangkal. Isilah tanggal penyelaman terakhir apa adanya: tidak ada yang ditolak karenanya, tetapi rencana kami jadi berbeda.',
      ja: 'はい、準備運動から始めましょう。1年ほど空いた方には、プールでの1時間を含む半日のリアクティベート、または浅いポイントでのやさしい1本目をおすすめしています。最終ダイブの日は正直にご記入ください。それでお断りすることはありませんが、計画の立て方が変わります。',
      zh: '可以，先热热身。停潜大约一年以上，我们建议先上半天的ReActivate，包括泳池里一小时；或者把第一潜安排在轻松的浅水潜点。请如实填写最近一次潜水的日期，不会因此拒绝您，但我们会据此调整安排。',
      de: 'Ja, mit etwas Aufwärmen. Nach etwa einem Jahr Pause empfehlen wir ReActivate, einen halben Tag mit einer Stunde im Pool, oder wir beginnen mit einem leichten Tauchgang an einem flachen Platz. Geben Sie das Datum Ihres letzten Tauchgangs bitte ehrlich an: Abgewiesen wird deshalb niemand, aber wir planen anders.',
    },
  },
  {
    question: {
      en: 'How cold is the water?',
      id: 'Seberapa dingin airnya?',
      ja: '水温はどのくらいですか。',
      zh: '水温多少？',
      de: 'Wie kalt ist das Wasser?',
    },
    answer: {
      en: 'On the north and east coast 26 to 29 °C all year, so a 3 mm suit is enough for most. Around Nusa Penida everything between 18 and 28 °C is possible, sometimes within one dive; we hand out 5 mm suits there and recommend a hood to anyone who feels the cold.',
      id: 'Di pantai utara dan timur 26 sampai 29 °C sepanjang tahun, jadi wetsuit 3 mm cukup bagi kebanyakan orang. Di sekitar Nusa Penida bisa apa saja antara 18 dan 28 °C, kadang dalam satu penyelaman; di sana kami meminjamkan wetsuit 5 mm dan menyarankan hood bagi yang mudah kedinginan.',
      ja: '北部と東部は年間を通して26〜29℃で、多くの方は3mmスーツで十分です。ペニダ島周辺は18〜28℃と幅があり、1本の中で変わることもあります。ペニダでは5mmスーツをご用意し、寒がりの方にはフードをおすすめしています。',
      zh: '北岸和东岸全年26至29°C，多数人穿3毫米湿衣就够。佩尼达岛一带从18到28°C都有可能，有时一潜之内就变；在那里我们提供5毫米湿衣，怕冷的建议戴头套。',
      de: 'An der Nord- und Ostküste das ganze Jahr 26 bis 29 °C, da genügt den meisten ein 3-mm-Anzug. Um Nusa Penida ist alles zwischen 18 und 28 °C möglich, manchmal in einem einzigen Tauchgang. Dort geben wir 5-mm-Anzüge aus und raten allen, die leicht frieren, zur Haube.',
    },
  },
  {
    question: {
      en: 'Which certificate and experience do I need?',
      id: 'Sertifikat dan pengalaman apa yang diperlukan?',
      ja: 'どの認定と経験が必要ですか。',
      zh: '需要什么证书和经验？',
      de: 'Welches Brevet und wie viel Erfahrung brauche ich?',
    },
    answer: {
      en: 'It is on every trip page. For most days Open Water of any agency is enough. Where currents are strong, such as Gili Tepekong, Gili Biaha or Blue Corner, we ask for Advanced and about fifty dives. Bring your card, printed or on the phone, and your logbook; the guide makes the final choice of site on the spot.',
      id: 'Tercantum di setiap halaman trip. Untuk kebanyakan hari, Open Water dari organisasi mana pun cukup. Di tempat berarus kuat seperti Gili Tepekong, Gili Biaha, atau Blue Corner, kami meminta Advanced dan sekitar lima puluh penyelaman. Bawalah kartu, cetak atau di ponsel, dan buku log; pilihan lokasi terakhir ada pada pemandu di tempat.',
      ja: '各ツアーのページに記載しています。多くの日は、指導団体を問わずオープンウォーターで参加できます。ギリ・テペコン、ギリ・ビアハ、ブルーコーナーなど流れの強いポイントは、アドバンス以上で50本程度が目安です。Cカード（アプリでも可）とログブックをお持ちください。ポイントは当日ガイドが最終判断します。',
      zh: '每个行程页都有说明。多数日子，任何机构的开放水域证即可。流急的地方，如特佩孔岛、比亚哈岛、蓝角，要求进阶证和五十潜左右。请带上潜水证（实体或手机电子证）和潜水日志；最终去哪个点，由潜导当场决定。',
      de: 'Das steht auf der Seite jeder Ausfahrt. Meist genügt Open Water eines beliebigen Verbands. Wo die Strömung stark ist, etwa an Gili Tepekong, Gili Biaha oder Blue Corner, setzen wir Advanced und rund fünfzig Tauchgänge voraus. Bringen Sie Ihr Brevet mit, gedruckt oder auf dem Telefon, und das Logbuch; den Platz wählt am Ende der Guide vor Ort.',
    },
  },
];
