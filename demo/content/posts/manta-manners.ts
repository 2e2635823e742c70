import type { PostContent } from '../types';

export const mantaManners: PostContent = {
  slug: 'how-to-meet-a-manta',
  author: 'Made Wirawan',
  publishedOn: '2026-09-18',
  tags: ['marine_life', 'conservation', 'planning'],
  scene: 'manta-point',
  title: {
    en: 'How to meet a manta',
    id: 'Cara bertemu pari manta',
    ja: 'マンタに会う作法',
    zh: '怎样遇见一只蝠鲼',
    de: 'Wie man einem Manta begegnet',
  },
  summary: {
    en: 'They come closest to those who do least. What our guides have learned from years of waiting beside a rock off Nusa Penida.',
    id: 'Mereka mendekat kepada yang paling sedikit bergerak. Pelajaran pemandu kami dari bertahun-tahun diam di samping sebongkah batu di Nusa Penida.',
    ja: '何もしない人のところへ、いちばん近く来てくれます。ペニダ島の岩のそばで何年も待ってきたガイドたちの知恵です。',
    zh: '越是不动的人，它们靠得越近。多年守在佩尼达岛一块礁石旁，潜导们学到了这些。',
    de: 'Am nächsten kommen sie denen, die am wenigsten tun. Was unsere Guides in Jahren neben einem Felsen vor Nusa Penida gelernt haben.',
  },
  body: {
    en: [
      {
        paragraph:
          'The first manta of your life arrives without a sound. You are looking at a small blue fish under a ledge, your guide taps her tank, and when you lift your head a shape as wide as a car is banking over the rocks in front of you. Most people stop breathing. Some try to follow. Both are understandable, and both end the meeting early.',
      },
      { heading: 'Why they come' },
      {
        paragraph:
          'Manta Point, below the southern cliffs of Nusa Penida, is not a feeding ground. It is closer to a barber’s shop. On a few boulders between five and eighteen metres live cleaner wrasse, and the mantas come to have parasites picked from their gills and skin. A visit can last a few minutes or most of a dive. An animal that is being cleaned holds almost still, circles, comes back and holds still again. One that feels crowded leaves, and usually does not return while you have air.',
      },
      {
        picture: 'manta-point',
        alt: 'A reef manta glides over a coral-covered cleaning station while small fish pick its skin.',
      },
      { heading: 'Stay low, stay to the side' },
      {
        paragraph:
          'Everything we ask of you in the briefing follows from that. Imagine the boulders as a stage and the open water above them as the road that leads there. Nobody stands on the stage and nobody stands on the road.',
      },
      {
        list: [
          '**Settle beside the station**, low over sand or bare rock, never over coral, and keep your fins still.',
          '**Keep three metres.** If the manta comes nearer, that is its choice; you stay where you are.',
          '**Never swim above or behind one.** Bubbles in the face and a shadow from behind feel like a threat.',
          '**No touching and no strobe up close.** The skin is covered with a protective layer that a glove rubs off.',
          '**Breathe slowly.** It is quieter, and it gives you ten more minutes.',
        ],
      },
      { quote: 'The diver who chases sees a tail. The diver who waits sees an eye.' },
      { heading: 'When to come' },
      {
        paragraph:
          'Reef mantas live around Penida all year, and we meet them on most days, though never on all. The sea decides more than the month does: on days with heavy southern swell we do not go round the cape, and your guide will say so on the beach rather than on the boat. From July to October the water is at its coldest, sometimes near twenty degrees, and the same currents bring the mola to Crystal Bay. A five-millimetre suit and a hood make the difference between a long dive and a short one.',
      },
      { heading: 'What you need' },
      {
        paragraph:
          'An Open Water certificate and a few calm dives behind you are enough. The site is not deep, but the surge rocks you, and holding still in it is a skill. If your last dive was a while ago, do an easy day first, in [Padang Bai](/trips/padang-bai-day) for example. Take something against seasickness before breakfast. And look closely at the belly when one passes over you: the pattern of spots is as good as a fingerprint, and a sharp photo of it tells researchers who came by that morning.',
      },
      {
        paragraph:
          'Our [day with the mantas](/trips/nusa-penida-mantas) starts early, so that the first dive is over when most boats arrive. Four divers to a guide, two dives, and a lot of silence in between.',
      },
    ],
    id: [
      {
        paragraph:
          'Manta pertama dalam hidup Anda datang tanpa suara. Anda sedang mengamati ikan kecil biru di bawah ceruk, pemandu mengetuk tabungnya, dan ketika Anda mengangkat kepala, sosok selebar mobil sedang berbelok di atas bebatuan di depan Anda. Kebanyakan orang berhenti bernapas. Sebagian mencoba mengejar. Dua-duanya bisa dimengerti, dan dua-duanya membuat pertemuan cepat berakhir.',
      },
      { heading: 'Mengapa mereka datang' },
      {
        paragraph:
          'Manta Point, di kaki tebing selatan Nusa Penida, bukan tempat makan. Lebih tepat disebut tukang cukur. Di beberapa bongkah batu pada kedalaman lima sampai delapan belas meter hidup ikan-ikan pembersih, dan manta datang agar parasit di insang dan kulitnya dipunguti. Kunjungannya bisa beberapa menit, bisa juga hampir sepanjang penyelaman. Manta yang sedang dibersihkan nyaris diam, berputar, kembali, lalu diam lagi. Yang merasa terdesak akan pergi, dan biasanya tidak kembali selama udara Anda masih ada.',
      },
      {
        picture: 'manta-point',
        alt: 'Seekor pari manta karang melayang di atas cleaning station selagi ikan-ikan kecil membersihkan kulitnya.',
      },
      { heading: 'Tetap rendah, tetap di samping' },
      {
        paragraph:
          'Semua yang kami minta saat briefing berawal dari sana. Bayangkan bongkahan batu itu sebagai panggung, dan air terbuka di atasnya sebagai jalan menuju panggung. Tidak ada yang berdiri di panggung, tidak ada pula yang berdiri di jalan.',
      },
      {
        list: [
          '**Ambil tempat di samping cleaning station**, rendah di atas pasir atau batu kosong, jangan di atas karang, dan tahan fin Anda.',
          '**Jaga jarak tiga meter.** Bila manta mendekat, itu pilihannya; Anda tetap di tempat.',
          '**Jangan berenang di atas atau di belakangnya.** Gelembung di wajah dan bayangan dari belakang terasa seperti ancaman.',
          '**Jangan menyentuh, jangan memakai lampu kilat dari dekat.** Kulitnya dilapisi lendir pelindung yang bisa terkikis oleh sarung tangan.',
          '**Bernapaslah pelan.** Lebih tenang, dan Anda mendapat sepuluh menit tambahan.',
        ],
      },
      { quote: 'Yang mengejar melihat ekor. Yang\u00a0menunggu melihat mata.' },
      { heading: 'Kapan datang' },
      {
        paragraph:
          'Pari manta karang tinggal di sekitar Penida sepanjang tahun, dan kami bertemu mereka hampir setiap hari, meski tidak pernah bisa dijanjikan. Laut lebih menentukan daripada bulan: saat alun selatan besar, kami tidak memutari tanjung, dan pemandu akan mengatakannya di pantai, bukan di kapal. Juli sampai Oktober airnya paling dingin, kadang mendekati dua puluh derajat, dan arus yang sama membawa mola ke Crystal Bay. Wetsuit lima milimeter dengan hood membedakan penyelaman panjang dari yang singkat.',
      },
      { heading: 'Yang Anda perlukan' },
      {
        paragraph:
          'Sertifikat Open Water dan beberapa penyelaman tenang sudah cukup. Lokasinya tidak dalam, tetapi ombak mengayun Anda, dan tetap diam di tengah ayunan itu butuh latihan. Bila sudah lama tidak menyelam, ambil dulu hari yang ringan, misalnya di [Padang Bai](/trips/padang-bai-day). Minum obat antimabuk sebelum sarapan. Dan perhatikan perutnya saat manta melintas di atas Anda: pola bintiknya seunik sidik jari, dan foto yang tajam memberi tahu para peneliti siapa yang singgah pagi itu.',
      },
      {
        paragraph:
          '[Trip manta kami](/trips/nusa-penida-mantas) berangkat pagi-pagi, sehingga penyelaman pertama sudah selesai ketika kebanyakan kapal tiba. Empat penyelam per pemandu, dua penyelaman, dan banyak keheningan di antaranya.',
      },
    ],
    ja: [
      {
        paragraph:
          '人生で最初のマンタは、音もなくやって来ます。岩陰の小さな青い魚に見とれていると、ガイドがタンクを鳴らす。顔を上げると、車ほどの幅の影が、目の前の岩の上でゆっくりと身をひるがえしている。たいていの人は息を止めます。追いかけようとする人もいます。どちらも無理のないことですが、どちらも出会いを早く終わらせてしまいます。',
      },
      { heading: 'なぜここへ来るのか' },
      {
        paragraph:
          'ペニダ島の南、断崖の下にあるマンタポイントは、食事の場所ではありません。むしろ床屋に近いところです。水深5〜18mの大岩にホンソメワケベラがすみ、マンタはえらや肌についた寄生虫を取ってもらいに来ます。滞在は数分のことも、ダイビングの間ずっとのこともあります。掃除されているマンタはほとんど動かず、ひと回りしては戻り、また静止します。囲まれたと感じたマンタは去っていき、こちらの空気が残っているうちに戻ることはまずありません。',
      },
      {
        picture: 'manta-point',
        alt: '小魚に体を掃除されながら、サンゴの茂るクリーニングステーションの上を滑るナンヨウマンタ。',
      },
      { heading: '低く、そして脇に' },
      {
        paragraph:
          'ブリーフィングでお願いすることは、すべてここから来ています。岩を舞台、その上の水を舞台へ続く花道だと思ってください。舞台にも花道にも、立たないのがお客の作法です。',
      },
      {
        list: [
          '**ステーションの脇で待つ。**サンゴの上ではなく、砂や岩の上で低い姿勢を保ち、フィンを止めます。',
          '**3m離れる。**近づいてくるかどうかはマンタが決めます。こちらは動きません。',
          '**上や後ろを泳がない。**顔にかかる泡も、背後の影も、マンタには脅威です。',
          '**触らない、近くでストロボを使わない。**体を守る粘膜は、グローブでこすれるだけで落ちてしまいます。',
          '**ゆっくり息をする。**静かですし、10分は長く潜れます。',
        ],
      },
      { quote: '追う人に見えるのは尾、待つ人に見えるのは目。' },
      { heading: 'いつ来るか' },
      {
        paragraph:
          'ナンヨウマンタは一年中ペニダ島のまわりにいて、多くの日に会えますが、毎日とはお約束できません。月よりも海の機嫌のほうが大事です。南からのうねりが大きい日は岬を回りませんし、ガイドはそれを船の上ではなく、出発前の浜でお伝えします。7月から10月は水がいちばん冷たく、20℃近くになることもあります。同じ流れがクリスタルベイにマンボウを連れてきます。5mmのスーツとフードがあるかないかで、潜れる長さが変わります。',
      },
      { heading: '必要なもの' },
      {
        paragraph:
          'オープンウォーターの認定と、落ち着いて潜った経験が何本かあれば十分です。深くはありませんが、うねりで体が揺れ、その中でじっとしているのには技術がいります。しばらく潜っていない方は、まず[パダンバイ](/trips/padang-bai-day)などで穏やかな1日をどうぞ。酔い止めは朝食の前に。そして頭上を通るときは、お腹をよく見てください。斑点の模様は指紋のように一匹ずつ違い、はっきり写った写真は、その朝誰が来たのかを研究者に教えてくれます。',
      },
      {
        paragraph:
          '私たちの[マンタの1日](/trips/nusa-penida-mantas)は早い時間に始まり、ほかの船が着くころには1本目が終わっています。ガイド1人にダイバーは4人まで、ダイビングは2本。その間にあるのは、たっぷりの静けさです。',
      },
    ],
    zh: [
      {
        paragraph:
          '您人生中的第一只蝠鲼，来的时候没有一点声音。您正盯着岩檐下的一条小蓝鱼，潜导敲了敲气瓶，您一抬头，一个像汽车那么宽的身影正在面前的礁石上方侧身转弯。多数人会忘了呼吸，有些人会追上去。都情有可原，也都会让这次相遇早早收场。',
      },
      { heading: '它们为什么来' },
      {
        paragraph:
          '佩尼达岛南岸断崖下的蝠鲼角不是觅食的地方，倒更像一家理发店。五到十八米深的几块大石上住着裂唇鱼，蝠鲼来这里，是让它们啄走鳃和皮肤上的寄生虫。有时停留几分钟，有时几乎陪您整个潜程。正在被清洁的蝠鲼几乎不动，转一圈，回来，再停住。觉得拥挤的就走了，而且在您的气用完之前，通常不会再回来。',
      },
      { picture: 'manta-point', alt: '一只礁蝠鲼滑过长满珊瑚的清洁站，小鱼在它身上啄食。' },
      { heading: '放低身体，守在旁边' },
      {
        paragraph:
          '简报时我们的所有要求，都由此而来。把那几块大石想成舞台，把它们上方的水想成通往舞台的路。观众不站上舞台，也不站在路中间。',
      },
      {
        list: [
          '**待在清洁站旁边**，贴近沙地或裸岩，绝不压在珊瑚上，脚蹼别动。',
          '**保持三米。**它要靠近是它的选择，您留在原地。',
          '**不要游到它上方或身后。**迎面的气泡和背后的影子，对它都是威胁。',
          '**不触摸，近处不用闪光灯。**它的皮肤有一层保护黏液，手套一蹭就掉。',
          '**慢慢呼吸。**更安静，还能多潜十分钟。',
        ],
      },
      { quote: '追的人看见尾巴，等的人看见眼睛。' },
      { heading: '什么时候来' },
      {
        paragraph:
          '礁蝠鲼一年四季都在佩尼达岛附近，多数日子见得到，但谁也不能打包票。比起月份，更要看海的脸色：南面涌浪大的日子，我们不绕过海角，潜导会在岸上就告诉您，而不是上了船才说。七月到十月水最冷，有时接近二十度，同一股海流也把翻车鱼带到水晶湾。一件五毫米的湿衣加一顶头套，往往就是潜得久和潜得短的差别。',
      },
      { heading: '需要准备什么' },
      {
        paragraph:
          '有开放水域证，再加几次从容的潜水经验就够了。这里不深，但涌浪会推着人晃，能在其中稳住是一门功夫。如果有一阵没潜了，先安排轻松的一天，比如去[八丹拜](/trips/padang-bai-day)。晕船药要在早餐前吃。它从您头顶经过时，留意它的腹部：斑纹和指纹一样各不相同，一张清晰的照片能让研究人员知道那天早上是谁来过。',
      },
      {
        paragraph:
          '我们的[蝠鲼一日行程](/trips/nusa-penida-mantas)出发很早，等大多数船到达时，第一潜已经结束。每位潜导最多带四名潜水员，两次潜水，中间是大片的安静。',
      },
    ],
    de: [
      {
        paragraph:
          'Der erste Manta im Leben kommt lautlos. Man betrachtet gerade einen kleinen blauen Fisch unter einem Überhang, der Guide klopft an die Flasche, und wenn man den Kopf hebt, legt sich vor einem etwas in die Kurve, das so breit ist wie ein Auto. Die meisten halten die Luft an. Manche schwimmen hinterher. Beides ist verständlich, und beides beendet die Begegnung zu früh.',
      },
      { heading: 'Warum sie kommen' },
      {
        paragraph:
          'Manta Point, unter den Südklippen von Nusa Penida, ist kein Futterplatz. Eher ein Friseur. An einigen Felsblöcken zwischen fünf und achtzehn Metern leben Putzerlippfische, und die Mantas lassen sich von ihnen Parasiten aus Kiemen und Haut picken. Ein Besuch dauert ein paar Minuten oder fast einen ganzen Tauchgang. Ein Tier, das geputzt wird, steht beinahe still, dreht eine Runde, kommt zurück und steht wieder still. Eines, das sich bedrängt fühlt, zieht ab und kommt meist nicht wieder, solange man noch Luft hat.',
      },
      {
        picture: 'manta-point',
        alt: 'Ein Riffmanta gleitet über eine bewachsene Putzerstation, kleine Fische säubern seine Haut.',
      },
      { heading: 'Tief bleiben, seitlich bleiben' },
      {
        paragraph:
          'Alles, worum wir im Briefing bitten, folgt daraus. Stellen Sie sich die Blöcke als Bühne vor und das freie Wasser darüber als den Weg dorthin. Niemand stellt sich auf die Bühne, niemand auf den Weg.',
      },
      {
        list: [
          '**Neben der Station Platz nehmen**, tief über Sand oder blankem Fels, nie über Korallen, mit ruhigen Flossen.',
          '**Drei Meter Abstand.** Kommt der Manta näher, ist das seine Entscheidung; Sie bleiben, wo Sie sind.',
          '**Nie darüber oder dahinter schwimmen.** Blasen im Gesicht und Schatten von hinten wirken wie eine Bedrohung.',
          '**Nicht berühren, aus der Nähe nicht blitzen.** Die Haut trägt eine Schutzschicht, die schon ein Handschuh abreibt.',
          '**Langsam atmen.** Das ist leiser und schenkt Ihnen zehn Minuten.',
        ],
      },
      { quote: 'Wer jagt, sieht einen Schwanz. Wer wartet, sieht ein Auge.' },
      { heading: 'Wann man kommt' },
      {
        paragraph:
          'Riffmantas leben das ganze Jahr um Penida, und an den meisten Tagen treffen wir sie, wenn auch nicht an allen. Das Meer entscheidet mehr als der Monat: Bei schwerer Dünung aus Süden fahren wir nicht um das Kap, und Ihr Guide sagt das am Strand und nicht erst auf dem Boot. Von Juli bis Oktober ist das Wasser am kältesten, manchmal kaum zwanzig Grad, und dieselben Strömungen bringen die Mondfische in die Crystal Bay. Ein Fünf-Millimeter-Anzug und eine Haube machen aus einem kurzen Tauchgang einen langen.',
      },
      { heading: 'Was Sie brauchen' },
      {
        paragraph:
          'Ein Open-Water-Schein und ein paar ruhige Tauchgänge genügen. Tief ist es nicht, aber die Dünung wiegt einen hin und her, und darin stillzuhalten will geübt sein. Liegt Ihr letzter Tauchgang länger zurück, beginnen Sie mit einem leichten Tag, etwa in [Padang Bai](/trips/padang-bai-day). Nehmen Sie Ihr Mittel gegen Seekrankheit vor dem Frühstück. Und schauen Sie auf den Bauch, wenn einer über Sie hinwegzieht: Das Fleckenmuster ist so eindeutig wie ein Fingerabdruck, und ein scharfes Foto verrät der Forschung, wer an diesem Morgen da war.',
      },
      {
        paragraph:
          'Unser [Tag bei den Mantas](/trips/nusa-penida-mantas) beginnt früh, damit der erste Tauchgang vorbei ist, wenn die meisten Boote kommen. Vier Taucher pro Guide, zwei Tauchgänge und dazwischen viel Stille.',
      },
    ],
  },
};
