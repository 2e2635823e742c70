import type { PostContent } from '../types';

export const sunfishSeason: PostContent = {
  slug: 'what-the-sunfish-season-is-really-like',
  author: 'Made Wirawan',
  publishedOn: '2026-06-20',
  tags: ['seasons', 'marine_life', 'planning'],
  scene: 'crystal-bay-mola',
  title: {
    en: 'What the sunfish season is really like',
    id: 'Musim mola, apa adanya',
    ja: 'マンボウの季節、本当のところ',
    zh: '翻车鱼季，真实的样子',
    de: 'Wie die Mondfisch-Saison wirklich ist',
  },
  summary: {
    en: 'Cold water, early boats, long waits and no promise. An honest look at July to October off Nusa Penida.',
    id: 'Air dingin, kapal pagi, menunggu lama, dan tanpa janji. Cerita jujur tentang Juli sampai Oktober di Nusa Penida.',
    ja: '冷たい水、早い船、長い待ち時間、そして約束はなし。7月から10月のペニダ島を正直にお話しします。',
    zh: '水冷、船早、等得久，而且不打包票。如实说说七月到十月的佩尼达岛。',
    de: 'Kaltes Wasser, frühe Boote, langes Warten und kein Versprechen. Ein ehrlicher Blick auf Juli bis Oktober vor Nusa Penida.',
  },
  body: {
    en: [
      {
        paragraph:
          'Every June the messages begin: is it worth coming for the mola? Our answer has three parts. Yes, if you like diving anyway. Yes, if you own a warm suit or borrow ours. And no, if the whole holiday hangs on one fish.',
      },
      { heading: 'Why it comes up' },
      {
        paragraph:
          'The ocean sunfish spends most of its life where no recreational diver goes. Between July and October cold water rises along the islands, and with it the mola climbs to the edge of the reef. It is not there for us. Bannerfish and wrasse wait at the corner of Crystal Bay and pick off its parasites, while the giant hangs upright in the current like a plate on a wall. Some are taller than the diver who looks at them.',
      },
      { heading: 'What the day feels like' },
      {
        paragraph:
          'The boat leaves Sanur early. The bay itself is white sand and sunshine, and you wonder why you are wearing a hood. Then, at fifteen or twenty metres, the water begins to shimmer, and you swim into a layer that can be eighteen degrees. Your hands notice first. At the corner the guide looks into the blue, you look at the guide, and you wait. On many dives that is the whole story, apart from turtles, clouds of anthias and, now and then, a shark.',
      },
      { picture: 'wall-drop-off', alt: 'Two divers and a turtle hang in the blue water beside a reef wall.' },
      { heading: 'What we ask of you' },
      {
        list: [
          '**Advanced or equivalent for the corner**, with recent dives in current. It can turn within minutes, downwards too.',
          '**A dive computer of your own**, on your wrist, not on your buddy’s.',
          '**Five millimetres and a hood.** A diver who shivers uses up air and leaves first.',
          '**Stay behind the guide, level with the fish and never under it.** While it is being cleaned, nobody approaches; a mola that flees early may not return that day.',
          '**No flash, no chase, no selfie stick.** Distance gives better pictures than a tail going down.',
        ],
      },
      { quote: 'We do not look for the mola. We wait where it might look for a wrasse.' },
      { heading: 'The honest odds' },
      {
        paragraph:
          'Nobody can tell you a number that will be true for your day. August and September are usually the best weeks, mornings are better than afternoons, cold water is better than clear. Two or three days raise your chance more than the best guide on one. If the current is wrong, we stay inside the bay or go to Toyapakeh, and no one on the boat will argue about it.',
      },
      {
        paragraph:
          'So plan the season as a season: a day at [Crystal Bay and Toyapakeh](/trips/crystal-bay-and-toyapakeh), a day with the [mantas](/trips/nusa-penida-mantas), a day off in between to warm up. Those who have not dived for a while start in [Padang Bai](/trips/padang-bai-day). And if the plate on the wall does appear, you will notice that nobody on the boat talks much on the way home. They are all still looking.',
      },
    ],
    id: [
      {
        paragraph:
          'Setiap bulan Juni pesan mulai berdatangan: layakkah datang demi mola? Jawaban kami ada tiga. Ya, kalau Anda memang suka menyelam. Ya, kalau Anda punya wetsuit hangat atau mau meminjam milik kami. Dan tidak, kalau seluruh liburan bergantung pada satu ekor ikan.',
      },
      { heading: 'Mengapa ia naik' },
      {
        paragraph:
          'Mola menghabiskan sebagian besar hidupnya di kedalaman yang tidak dijangkau penyelam rekreasi. Antara Juli dan Oktober air dingin naik di sepanjang pulau, dan mola ikut naik sampai ke tepi terumbu. Ia datang bukan untuk kita. Di sudut Crystal Bay ikan bendera dan ikan pembersih menunggu untuk memunguti parasitnya, sementara si raksasa tegak di tengah arus seperti piring yang digantung di dinding. Ada yang lebih tinggi daripada penyelam yang memandanginya.',
      },
      { heading: 'Seperti apa rasanya hari itu' },
      {
        paragraph:
          'Kapal meninggalkan Sanur pagi-pagi. Teluknya sendiri berpasir putih dan cerah, sampai Anda heran mengapa harus memakai hood. Lalu, di lima belas atau dua puluh meter, air mulai bergetar seperti kaca, dan Anda masuk ke lapisan yang bisa hanya delapan belas derajat. Tangan yang pertama merasakannya. Di sudut karang pemandu menatap air biru, Anda menatap pemandu, dan semua menunggu. Sering kali hanya itu ceritanya, selain penyu, kawanan anthias, dan sesekali seekor hiu.',
      },
      {
        picture: 'wall-drop-off',
        alt: 'Dua penyelam dan seekor penyu melayang di air biru di samping dinding terumbu.',
      },
      { heading: 'Yang kami minta dari Anda' },
      {
        list: [
          '**Advanced atau setara untuk sudut karang**, dengan pengalaman arus yang masih segar. Arus bisa berbalik dalam hitungan menit, juga ke bawah.',
          '**Komputer selam sendiri**, di pergelangan Anda, bukan di tangan buddy.',
          '**Lima milimeter dan hood.** Yang menggigil boros udara dan naik paling dulu.',
          '**Tetap di belakang pemandu, setinggi ikannya dan jangan pernah di bawahnya.** Selama ia dibersihkan, tidak ada yang mendekat; mola yang kabur terlalu cepat mungkin tidak kembali hari itu.',
          '**Tanpa lampu kilat, tanpa mengejar, tanpa tongsis.** Jarak memberi foto yang lebih baik daripada ekor yang menjauh ke bawah.',
        ],
      },
      { quote: 'Kami tidak mencari mola. Kami menunggu di tempat ia mungkin mencari ikan pembersih.' },
      { heading: 'Peluang yang jujur' },
      {
        paragraph:
          'Tidak ada yang bisa menyebut angka yang pasti benar untuk hari Anda. Agustus dan September biasanya minggu-minggu terbaik, pagi lebih baik daripada siang, air dingin lebih baik daripada air jernih. Dua atau tiga hari lebih menambah peluang daripada pemandu terbaik dalam satu hari. Bila arusnya tidak cocok, kami tetap di dalam teluk atau pindah ke Toyapakeh, dan tidak ada yang akan memperdebatkannya di kapal.',
      },
      {
        paragraph:
          'Jadi rencanakan musim ini sebagai musim: satu hari di [Crystal Bay dan Toyapakeh](/trips/crystal-bay-and-toyapakeh), satu hari bersama [pari manta](/trips/nusa-penida-mantas), dan satu hari istirahat di antaranya untuk menghangatkan badan. Yang sudah lama tidak menyelam sebaiknya mulai di [Padang Bai](/trips/padang-bai-day). Dan bila piring di dinding itu benar-benar muncul, Anda akan melihat bahwa dalam perjalanan pulang hampir tak ada yang berbicara. Semua masih memandanginya.',
      },
    ],
    ja: [
      {
        paragraph:
          '毎年6月になると、お問い合わせが届き始めます。「マンボウのために行く価値はありますか」。お答えは3つです。ダイビングそのものがお好きなら、はい。暖かいスーツをお持ちか、私たちのものを借りていただけるなら、はい。でも、旅のすべてを1匹の魚に賭けるおつもりなら、いいえ。',
      },
      { heading: 'なぜ上がってくるのか' },
      {
        paragraph:
          'マンボウは一生のほとんどを、レジャーダイバーの行かない深みで過ごします。7月から10月、島に沿って冷たい水が湧き上がると、マンボウも一緒にリーフの縁まで上がってきます。私たちに会いに来るのではありません。クリスタルベイのコーナーではハタタテダイやベラが待っていて、寄生虫をついばんでくれるのです。その間、巨体は流れの中で、壁に掛けた大皿のように立っています。見上げるダイバーより背の高いものもいます。',
      },
      { heading: 'どんな1日か' },
      {
        paragraph:
          '船は早い時間にサヌールを出ます。湾の中は白い砂と日差しで、なぜフードをかぶっているのか不思議に思うほどです。ところが水深15〜20mで水がゆらゆらと揺らめき、18℃になることもある層に入ります。最初に気づくのは手です。コーナーではガイドが青い水を見つめ、あなたはガイドを見つめ、そして待ちます。ウミガメとハナダイの群れ、ときどきサメ。多くのダイビングは、それで終わります。',
      },
      { picture: 'wall-drop-off', alt: 'リーフの壁のそば、青い水の中に浮かぶ2人のダイバーとウミガメ。' },
      { heading: 'お願いしたいこと' },
      {
        list: [
          '**コーナーへはアドバンス相当の認定と、最近の流れの経験を。**数分で向きが変わり、下へ引く流れになることもあります。',
          '**ダイブコンピューターは1人に1台。**バディの腕ではなく、ご自分の腕に。',
          '**5mmのスーツとフード。**震えている人ほど空気を使い、先に上がることになります。',
          '**ガイドの後ろ、マンボウと同じ高さに。下には回り込まない。**掃除の間は誰も近づきません。早く逃げた個体は、その日はもう戻らないかもしれません。',
          '**ストロボなし、追いかけなし、自撮り棒なし。**潜っていく尾びれより、距離を置いた1枚のほうがよく撮れます。',
        ],
      },
      { quote: 'マンボウを探すのではありません。マンボウがベラを探しに来る場所で待つのです。' },
      { heading: '正直な確率' },
      {
        paragraph:
          'あなたの1日に当てはまる数字は、誰にも言えません。例年は8月と9月がよく、午後より午前、透明な水より冷たい水のほうが期待できます。どんなに腕のよいガイドとの1日より、2〜3日通うほうが可能性は上がります。流れが合わなければ湾の中に残るか、トヤパケへ移ります。船の上でそれに反対する人はいません。',
      },
      {
        paragraph:
          'ですから、季節まるごとを楽しむ計画にしましょう。[クリスタルベイとトヤパケ](/trips/crystal-bay-and-toyapakeh)に1日、[マンタ](/trips/nusa-penida-mantas)に1日、間に体を温める休みを1日。しばらく潜っていない方は[パダンバイ](/trips/padang-bai-day)から始めてください。そしてもし壁の大皿が現れたら、帰りの船があまりに静かなことに気づくはずです。みんな、まだ見ているのです。',
      },
    ],
    zh: [
      {
        paragraph:
          '每年六月，询问就来了：专程来看翻车鱼值得吗？我们的回答有三条。本来就喜欢潜水的，值得。有厚湿衣，或者愿意借我们的，值得。要是整个假期都押在一条鱼身上，那就不值得。',
      },
      { heading: '它为什么上来' },
      {
        paragraph:
          '翻车鱼一生大半时间都待在休闲潜水员到不了的深处。七月到十月，冷水沿着岛屿上涌，它也跟着升到礁缘。它不是来看我们的。水晶湾的拐角处，马夫鱼和隆头鱼等着替它啄走寄生虫，而这个大家伙就在水流里直立着，像一只挂在墙上的盘子。有些比望着它的潜水员还高。',
      },
      { heading: '这一天是什么感觉' },
      {
        paragraph:
          '船很早就从沙努尔出发。湾里是白沙和阳光，您会纳闷自己为什么戴着头套。到了十五到二十米，水开始晃出一层波纹，您游进了可能只有十八度的水层。最先察觉的是手。到了拐角，潜导望着蓝水，您望着潜导，大家一起等。很多时候故事就到此为止，外加几只海龟、一团团花鮨，偶尔一条鲨鱼。',
      },
      { picture: 'wall-drop-off', alt: '两名潜水员和一只海龟悬在礁壁旁的蓝色海水中。' },
      { heading: '我们对您的要求' },
      {
        list: [
          '**去拐角要有进阶或同等资格**，近期潜过有流的地方。水流几分钟内就会变向，也可能往下压。',
          '**自己的电脑表**，戴在自己手腕上，不是潜伴的手腕上。',
          '**五毫米湿衣加头套。**冷得发抖的人耗气快，总是第一个上去。',
          '**跟在潜导身后，与鱼保持同一高度，绝不潜到它下方。**它被清洁的时候谁也不靠近；提早被吓跑的翻车鱼，当天也许就不回来了。',
          '**不闪光、不追、不用自拍杆。**保持距离拍到的，总好过一条往下沉的尾巴。',
        ],
      },
      { quote: '我们不去找翻车鱼，我们守在它可能来找清洁鱼的地方。' },
      { heading: '机会有多大' },
      {
        paragraph:
          '没有人能给出一个对您来的那天一定准确的数字。八月和九月通常最好，上午好过下午，冷水好过清水。多安排两三天，比只潜一天却配上最好的潜导更有用。水流不对，我们就留在湾里，或者改去托亚帕克，船上没有人会为此争执。',
      },
      {
        paragraph:
          '所以，把它当成一个季节来安排：一天去[水晶湾和托亚帕克](/trips/crystal-bay-and-toyapakeh)，一天看[蝠鲼](/trips/nusa-penida-mantas)，中间歇一天暖暖身子。有一阵没潜的人，先去[八丹拜](/trips/padang-bai-day)找回感觉。要是墙上那只盘子真的出现了，您会发现回程的船上没什么人说话。大家都还在看着它。',
      },
    ],
    de: [
      {
        paragraph:
          'Jeden Juni kommen die Nachrichten: Lohnt sich die Reise für den Mola, den Mondfisch? Unsere Antwort hat drei Teile. Ja, wenn Sie ohnehin gern tauchen. Ja, wenn Sie einen warmen Anzug haben oder unseren leihen. Und nein, wenn der ganze Urlaub an einem einzigen Fisch hängt.',
      },
      { heading: 'Warum er heraufkommt' },
      {
        paragraph:
          'Der Mondfisch verbringt den größten Teil seines Lebens dort, wo kein Sporttaucher hinkommt. Zwischen Juli und Oktober steigt an den Inseln kaltes Wasser auf, und mit ihm der Mola bis an die Riffkante. Er kommt nicht unseretwegen. An der Ecke der Crystal Bay warten Wimpelfische und Lippfische und picken ihm die Parasiten ab, während der Riese aufrecht in der Strömung steht wie ein Teller an der Wand. Manche sind größer als der Taucher, der sie ansieht.',
      },
      { heading: 'Wie sich der Tag anfühlt' },
      {
        paragraph:
          'Das Boot legt früh in Sanur ab. In der Bucht selbst gibt es weißen Sand und Sonne, und man fragt sich, wozu die Haube gut sein soll. Dann, auf fünfzehn oder zwanzig Metern, beginnt das Wasser zu flimmern, und man schwimmt in eine Schicht, die achtzehn Grad haben kann. Die Hände merken es zuerst. An der Ecke schaut der Guide ins Blaue, Sie schauen auf den Guide, und alle warten. Auf vielen Tauchgängen war es das, abgesehen von Schildkröten, Wolken von Fahnenbarschen und ab und zu einem Hai.',
      },
      {
        picture: 'wall-drop-off',
        alt: 'Zwei Taucher und eine Schildkröte schweben neben einer Riffwand im blauen Wasser.',
      },
      { heading: 'Worum wir Sie bitten' },
      {
        list: [
          '**Für die Ecke Advanced oder Vergleichbares**, dazu frische Erfahrung in Strömung. Sie kann binnen Minuten drehen, auch nach unten.',
          '**Ein eigener Tauchcomputer**, am eigenen Handgelenk und nicht an dem des Buddys.',
          '**Fünf Millimeter und Haube.** Wer friert, verbraucht Luft und geht als Erster.',
          '**Hinter dem Guide bleiben, auf der Höhe des Fisches und nie unter ihm.** Solange er geputzt wird, nähert sich niemand; ein Mola, der zu früh flieht, kommt an dem Tag vielleicht nicht wieder.',
          '**Kein Blitz, keine Jagd, keine Selfiestange.** Abstand ergibt bessere Bilder als eine Flosse, die in der Tiefe verschwindet.',
        ],
      },
      { quote: 'Wir suchen den Mola nicht. Wir warten dort, wo er vielleicht einen Putzer sucht.' },
      { heading: 'Die ehrlichen Aussichten' },
      {
        paragraph:
          'Eine Zahl, die für Ihren Tag stimmt, kann niemand nennen. August und September sind meist die besten Wochen, der Morgen ist besser als der Nachmittag, kaltes Wasser besser als klares. Zwei oder drei Tage erhöhen Ihre Chance mehr als der beste Guide an einem. Passt die Strömung nicht, bleiben wir in der Bucht oder fahren nach Toyapakeh, und niemand an Bord wird darüber streiten.',
      },
      {
        paragraph:
          'Planen Sie also eine Jahreszeit und keinen Termin: einen Tag [Crystal Bay und Toyapakeh](/trips/crystal-bay-and-toyapakeh), einen Tag bei den [Mantas](/trips/nusa-penida-mantas) und dazwischen einen freien zum Aufwärmen. Wer länger nicht getaucht ist, beginnt in [Padang Bai](/trips/padang-bai-day). Und wenn der Teller an der Wand doch erscheint, werden Sie merken, dass auf der Heimfahrt kaum jemand spricht. Alle schauen noch.',
      },
    ],
  },
};
