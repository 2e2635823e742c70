import type { PostContent } from '../types';

export const muckForDoubters: PostContent = {
  slug: 'muck-diving-for-people-who-do-not-like-sand',
  author: 'Komang Ayu Lestari',
  publishedOn: '2026-08-29',
  tags: ['marine_life', 'photography', 'planning'],
  scene: 'macro-muck',
  title: {
    en: 'Muck diving for people who think they do not like sand',
    id: 'Muck diving untuk yang merasa tidak suka pasir',
    ja: '砂地が苦手な方へ：マクロのすすめ',
    zh: '写给不爱沙底的人',
    de: 'Muck Diving für alle, die Sand für langweilig halten',
  },
  summary: {
    en: 'A grey slope, one sponge, an old tyre, and the best hour of the week. How to look at nothing until it looks back.',
    id: 'Lereng abu-abu, satu spons, ban bekas, dan jam terbaik minggu itu. Cara menatap kekosongan sampai ia balik menatap.',
    ja: '灰色のスロープ、カイメンがひとつ、古タイヤ。それが、その週いちばんの1時間になります。何もない砂の見方をご紹介します。',
    zh: '灰色斜坡、一块海绵、一只旧轮胎，却是一周里最好的一个小时。怎样盯着一片空白，直到它也看着您。',
    de: 'Ein grauer Hang, ein Schwamm, ein alter Reifen und die beste Stunde der Woche. Wie man ins Leere schaut, bis es zurückschaut.',
  },
  body: {
    en: [
      {
        paragraph:
          'I know the face. We stand at the water in Seraya, someone looks down the slope of grey gravel and says politely: and where is the reef? An hour later the same person comes up with the last of the air, takes the regulator out and says one word. It is usually the name of a shrimp.',
      },
      { heading: 'Why sand is not empty' },
      {
        paragraph:
          'Black sand came down from Agung, and on such a bottom there are few places to hide. So the animals have become the hiding place themselves. They look like a leaf, like a bit of rope, like the sea star they happen to be eating. On a coral reef you would swim past them, because there is so much else. Here every sponge is a village and every beer bottle a house with a waiting list.',
      },
      { picture: 'coral-garden', alt: 'A shallow reef with small fish, where many macro days end.' },
      { heading: 'How to see' },
      {
        list: [
          '**Halve your speed, then halve it again.** A good muck dive covers the length of a football pitch.',
          '**Look for what does not fit.** A straight line, a pair of dots, something that moves against the surge.',
          '**Start at things.** A feather star, an urchin, a single soft coral: look underneath, beside, behind.',
          '**Look at the sand itself.** Two eyes without a body belong to a stargazer, a flathead or a very calm octopus.',
          '**When you find one, stop.** There is often a second, and it is smaller.',
        ],
      },
      { heading: 'How to float' },
      {
        paragraph:
          'Sand forgives a fin kick less readily than any reef: the cloud hangs there for minutes and the others see it. Carry a little less lead than you think, keep your knees bent and your fins up, and use frog kicks or nothing. We do not lie down, do not poke and do not move an animal for a better background. A pointer is for pointing. If a day on [buoyancy](/courses/peak-performance-buoyancy) is ever going to pay off, it is here.',
      },
      { quote: 'On the reef you look at a city. On sand you read a letter.' },
      { heading: 'With a camera, and without' },
      {
        paragraph:
          'Small subjects do not need a large camera, only patience and light close to the lens. Take three pictures and let the next one in; some animals are upset by a long series of flashes, pygmy seahorses above all. And go without a camera once. You will see more, because you are not looking for a picture of it.',
      },
      { heading: 'Your first sand' },
      {
        paragraph:
          'Our [macro day](/trips/seraya-macro) takes two divers per guide instead of four, about an hour at ten or twelve metres, and a second dive at Seraya or at the Coral Garden, in case you miss colours. An Open Water certificate is enough. Those who have fallen for it ask next about the [night](/trips/tulamben-night-dive), when the same sand gets up and walks. I cannot promise you a harlequin shrimp. I can promise that you will never again call it just sand.',
      },
    ],
    id: [
      {
        paragraph:
          'Saya hafal wajah itu. Kami berdiri di tepi air di Seraya, seseorang memandang lereng kerikil abu-abu lalu bertanya dengan sopan: terumbunya di mana? Sejam kemudian orang yang sama muncul dengan sisa udara terakhir, melepas regulator, dan mengucapkan satu kata. Biasanya nama seekor udang.',
      },
      { heading: 'Mengapa pasir tidak kosong' },
      {
        paragraph:
          'Pasir hitam ini turun dari Gunung Agung, dan di dasar seperti itu hampir tidak ada tempat sembunyi. Maka hewan-hewannya sendiri menjadi persembunyian. Mereka mirip daun, mirip potongan tali, mirip bintang laut yang sedang mereka makan. Di terumbu karang Anda akan melewatinya begitu saja, karena terlalu banyak yang lain. Di sini setiap spons adalah kampung, dan setiap botol bekas adalah rumah dengan daftar tunggu.',
      },
      { picture: 'coral-garden', alt: 'Terumbu dangkal dengan ikan kecil, tempat banyak trip makro berakhir.' },
      { heading: 'Cara melihat' },
      {
        list: [
          '**Kurangi kecepatan separuh, lalu separuh lagi.** Satu penyelaman muck yang baik hanya sejauh lapangan bola.',
          '**Cari yang janggal.** Garis lurus, sepasang titik, sesuatu yang bergerak melawan ayunan air.',
          '**Mulailah dari benda.** Lili laut, bulu babi, karang lunak yang sendirian: lihat di bawah, di samping, di belakangnya.',
          '**Perhatikan pasirnya sendiri.** Dua mata tanpa badan adalah milik ikan stargazer, ikan baji, atau gurita yang sangat tenang.',
          '**Kalau sudah ketemu satu, berhenti.** Sering ada yang kedua, dan lebih kecil.',
        ],
      },
      { heading: 'Cara melayang' },
      {
        paragraph:
          'Pasir lebih sulit memaafkan kibasan fin daripada terumbu: awan pasirnya bertahan bermenit-menit dan terlihat oleh semua orang. Pakai pemberat sedikit lebih ringan dari perkiraan Anda, tekuk lutut, angkat fin, dan kayuh gaya katak atau diam saja. Kami tidak berbaring, tidak mencolek, dan tidak memindahkan hewan demi latar yang lebih bagus. Tongkat penunjuk hanya untuk menunjuk. Kalau kursus [daya apung](/courses/peak-performance-buoyancy) akan terasa gunanya, di sinilah tempatnya.',
      },
      { quote: 'Di terumbu Anda memandang kota. Di pasir Anda membaca surat.' },
      { heading: 'Dengan kamera, dan tanpa kamera' },
      {
        paragraph:
          'Objek kecil tidak butuh kamera besar, cukup kesabaran dan cahaya yang dekat dengan lensa. Ambil tiga foto, lalu beri giliran; ada hewan yang terganggu rentetan lampu kilat, terutama kuda laut kerdil. Sesekali turunlah tanpa kamera. Anda akan melihat lebih banyak, karena tidak sedang mencari gambarnya.',
      },
      { heading: 'Pasir pertama Anda' },
      {
        paragraph:
          'Di [trip makro kami](/trips/seraya-macro) satu pemandu hanya membawa dua penyelam, bukan empat: sekitar satu jam di sepuluh atau dua belas meter, lalu penyelaman kedua di Seraya atau di Coral Garden, kalau Anda rindu warna. Sertifikat Open Water sudah cukup. Yang telanjur suka biasanya lalu bertanya soal [malamnya](/trips/tulamben-night-dive), saat pasir yang sama bangun dan berjalan. Udang harlequin tidak bisa saya janjikan. Tetapi saya yakin Anda tidak akan pernah lagi menyebutnya pasir biasa.',
      },
    ],
    ja: [
      {
        paragraph:
          'あの表情は、よく知っています。セラヤの水辺で灰色の砂利の斜面を見下ろし、どなたかが遠慮がちに尋ねます。「それで、サンゴはどこでしょう」。1時間後、同じ方が空気を使い切る寸前で上がってきて、レギュレーターを外し、ひと言だけおっしゃいます。たいていは、エビの名前です。',
      },
      { heading: '砂が空っぽではない理由' },
      {
        paragraph:
          '黒い砂は、アグン山が流し出したものです。こういう海底には隠れる場所がほとんどありません。だから生き物たちは、自分が隠れ家になりました。葉っぱに似たもの、ロープの切れ端に似たもの、自分が食べているヒトデにそっくりなもの。サンゴ礁では、ほかに見るものが多すぎて通り過ぎてしまうでしょう。ここではカイメンひとつが村で、空き瓶は順番待ちの出る住宅です。',
      },
      { picture: 'coral-garden', alt: '小さな魚が群れる浅いサンゴ礁。マクロの1日は、よくここで終わります。' },
      { heading: '見つけ方' },
      {
        list: [
          '**速さを半分に、それからもう半分に。**よい砂地のダイビングで進むのは、サッカー場ひとつ分ほどです。',
          '**なじまないものを探す。**まっすぐな線、ふたつ並んだ点、うねりと逆に動くもの。',
          '**「物」から始める。**ウミシダ、ウニ、ぽつんと立つソフトコーラル。その下、横、裏をのぞきます。',
          '**砂そのものを見る。**体のない目がふたつあれば、ミシマオコゼかコチ、あるいはとても落ち着いたタコです。',
          '**見つけたら止まる。**たいてい2匹目がいて、もっと小さいのです。',
        ],
      },
      { heading: '浮き方' },
      {
        paragraph:
          '砂地は、サンゴ礁以上にフィンのひと蹴りを許してくれません。舞い上がった砂は何分も漂い、みんなに見えてしまいます。ウエイトは思うより少し軽めに、膝を曲げてフィンを上げ、あおり足か、何もしないか。寝そべらない、つつかない、背景のために生き物を動かさない。指示棒は指し示すためのものです。[中性浮力の講習](/courses/peak-performance-buoyancy)がいちばん役に立つのは、ここかもしれません。',
      },
      { quote: 'サンゴ礁では街を眺め、砂地では手紙を読みます。' },
      { heading: 'カメラがあっても、なくても' },
      {
        paragraph:
          '小さな被写体に大きなカメラはいりません。必要なのは根気と、レンズの近くの光です。3枚撮ったら次の人に譲りましょう。続けざまのストロボを嫌う生き物もいて、ピグミーシーホースはとくにそうです。そして一度は、カメラを持たずに潜ってみてください。写真を探していない分、ずっと多くのものが見えてきます。',
      },
      { heading: 'はじめての砂地' },
      {
        paragraph:
          '私たちの[マクロの1日](/trips/seraya-macro)は、ガイド1名につき4名ではなく2名。水深10〜12mでおよそ1時間潜り、2本目はセラヤをもう一度か、色が恋しくなった方はコーラルガーデンへ。オープンウォーターの認定があれば十分です。好きになった方が次に尋ねるのは[夜](/trips/tulamben-night-dive)のこと。同じ砂が、起き上がって歩き出します。フリソデエビはお約束できません。でも「ただの砂」とは、もう呼ばなくなるはずです。',
      },
    ],
    zh: [
      {
        paragraph:
          '那种表情我太熟悉了。我们站在塞拉亚的水边，有人看着灰扑扑的碎石坡，客气地问：那珊瑚礁在哪儿？一个小时后，还是这个人，用着最后一点气浮上来，拿下调节器，只说一个词。通常是一种虾的名字。',
      },
      { heading: '沙底为什么不空' },
      {
        paragraph:
          '黑沙来自阿贡火山。这样的海底几乎没有藏身之处，于是动物们把自己变成了藏身之处。有的像叶子，有的像一截绳头，有的像它正在吃的那只海星。在珊瑚礁上您会从它们身边游过去，因为别的东西太多。在这里，一块海绵就是一个村子，一只旧瓶子就是要排队才能住进去的房子。',
      },
      { picture: 'coral-garden', alt: '小鱼成群的浅礁，许多微距日在这里收尾。' },
      { heading: '怎么看' },
      {
        list: [
          '**速度减半，再减半。**一次好的沙底潜水，只走一个足球场那么远。',
          '**找不协调的东西。**一条直线、一对圆点、逆着涌浪动的东西。',
          '**从“物件”开始。**海羊齿、海胆、孤零零的一株软珊瑚：看下面，看旁边，看背后。',
          '**看沙子本身。**只有两只眼睛没有身体的，是瞻星鱼、牛尾鱼，或者一只非常沉着的章鱼。',
          '**找到一只就停下。**往往还有第二只，而且更小。',
        ],
      },
      { heading: '怎么浮' },
      {
        paragraph:
          '沙底比珊瑚礁更不饶人：蹼一踢，扬起的沙雾几分钟不散，人人都看得见。配重比您以为的少一点，膝盖弯起，脚蹼抬高，要么蛙踢，要么不动。我们不趴下，不去戳，也不为了背景好看挪动动物。指棒只用来指。要说[顶尖中性浮力课程](/courses/peak-performance-buoyancy)在哪里最用得上，就是这里。',
      },
      { quote: '在礁上，您看的是一座城；在沙上，您读的是一封信。' },
      { heading: '带相机，或者不带' },
      {
        paragraph:
          '拍小东西不需要大相机，要的是耐心，以及贴近镜头的光。拍三张就让给下一位；有些动物受不了一连串的闪光，豆丁海马尤其如此。也试一次不带相机下水。您会看见更多，因为您不再只想着那张照片。',
      },
      { heading: '您的第一片沙' },
      {
        paragraph:
          '我们的[微距日](/trips/seraya-macro)一位潜导只带两人，而不是四人，在十到十二米待一小时左右；第二潜还在塞拉亚，想念颜色的话就去珊瑚花园。有开放水域证就可以来。喜欢上的人，接着会打听[夜潜](/trips/tulamben-night-dive)：到了晚上，同一片沙会站起来走路。油彩蜡膜虾我没法保证。但从此以后，您大概不会再说“不过是沙子”了。',
      },
    ],
    de: [
      {
        paragraph:
          'Ich kenne das Gesicht. Wir stehen in Seraya am Wasser, jemand blickt den grauen Kieshang hinunter und fragt höflich: Und wo ist das Riff? Eine Stunde später taucht derselbe Mensch mit dem letzten Rest Luft auf, nimmt den Atemregler heraus und sagt ein einziges Wort. Meist ist es der Name einer Garnele.',
      },
      { heading: 'Warum Sand nicht leer ist' },
      {
        paragraph:
          'Den schwarzen Sand hat der Agung geschickt, und auf solchem Grund gibt es kaum Verstecke. Also sind die Tiere selbst zum Versteck geworden. Sie sehen aus wie ein Blatt, wie ein Stück Tau, wie der Seestern, den sie gerade fressen. Im Korallenriff schwimmt man an ihnen vorbei, weil so viel anderes da ist. Hier ist jeder Schwamm ein Dorf und jede alte Flasche ein Haus mit Warteliste.',
      },
      { picture: 'coral-garden', alt: 'Ein flaches Riff mit kleinen Fischen, an dem viele Makrotage enden.' },
      { heading: 'Wie man sieht' },
      {
        list: [
          '**Das Tempo halbieren, dann noch einmal.** Ein guter Tauchgang im Sand ist so lang wie ein Fußballfeld.',
          '**Suchen, was nicht passt.** Eine gerade Linie, zwei Punkte, etwas, das sich gegen die Dünung bewegt.',
          '**Bei den Dingen anfangen.** Ein Haarstern, ein Seeigel, eine einzelne Weichkoralle: darunter, daneben und dahinter schauen.',
          '**Den Sand selbst ansehen.** Zwei Augen ohne Körper gehören einem Himmelsgucker, einem Plattkopf oder einem sehr gelassenen Kraken.',
          '**Wer eines findet, bleibt.** Oft gibt es ein zweites, und es ist kleiner.',
        ],
      },
      { heading: 'Wie man schwebt' },
      {
        paragraph:
          'Sand verzeiht einen Flossenschlag noch weniger als ein Riff: Die Wolke hängt minutenlang da, und alle sehen sie. Nehmen Sie etwas weniger Blei als gedacht, die Knie gebeugt, die Flossen oben, Froschbeinschlag oder gar keiner. Wir legen uns nicht hin, stupsen nichts an und rücken kein Tier vor einen schöneren Hintergrund. Ein Zeigestab ist zum Zeigen da. Wenn sich ein [Tarierkurs](/courses/peak-performance-buoyancy) irgendwo auszahlt, dann hier.',
      },
      { quote: 'Am Riff betrachtet man eine Stadt. Im Sand liest man einen Brief.' },
      { heading: 'Mit Kamera und ohne' },
      {
        paragraph:
          'Kleine Motive brauchen keine große Kamera, nur Geduld und Licht nahe am Objektiv. Machen Sie drei Bilder und lassen Sie dann den Nächsten heran; manchen Tieren setzt eine lange Blitzserie zu, allen voran den Zwergseepferdchen. Und tauchen Sie einmal ohne Kamera. Sie werden mehr sehen, weil Sie nicht nach dem Bild davon suchen.',
      },
      { heading: 'Ihr erster Sand' },
      {
        paragraph:
          'An unserem [Makrotag](/trips/seraya-macro) führt ein Guide zwei Taucher statt vier, etwa eine Stunde auf zehn oder zwölf Metern; der zweite Tauchgang führt wieder nach Seraya oder, falls Ihnen Farben fehlen, zum Coral Garden. Ein Open-Water-Schein genügt. Wer Feuer gefangen hat, fragt als Nächstes nach der [Nacht](/trips/tulamben-night-dive), wenn derselbe Sand aufsteht und losläuft. Eine Harlekingarnele kann ich nicht versprechen. Aber „nur Sand“ werden Sie danach nicht mehr sagen.',
      },
    ],
  },
};
