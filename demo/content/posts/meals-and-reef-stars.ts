import type { PostContent } from '../types';

export const mealsAndReefStars: PostContent = {
  slug: 'fifteen-meals-and-a-reef-star',
  author: 'Ni Luh Ratna Dewi',
  publishedOn: '2026-09-05',
  tags: ['conservation', 'behind_the_scenes'],
  scene: 'csr-reef-restoration',
  title: {
    en: 'Fifteen meals and a reef star: what a booking does',
    id: 'Lima belas porsi makanan dan satu reef star: buah dari satu pemesanan',
    ja: '15食とリーフスター：ご予約のその先',
    zh: '一笔预订，十五份餐食和一颗珊瑚星',
    de: 'Fünfzehn Mahlzeiten und ein Riffstern: was eine Buchung bewirkt',
  },
  summary: {
    en: 'Ashore it becomes rice, vegetables and fish. Below, a steel star with small corals on it. How both work, and what they cannot do.',
    id: 'Di darat menjadi nasi, sayur, dan ikan. Di bawah air, bintang baja dengan karang kecil. Cara kerjanya, dan batas kemampuannya.',
    ja: '陸ではごはんと野菜と魚に、海の中では小さなサンゴをのせた鉄の星に。その仕組みと、できないことのお話です。',
    zh: '在岸上，它变成米饭、蔬菜和鱼；在水下，是一颗系着小珊瑚的钢架星。它们怎么运作，又有哪些做不到。',
    de: 'An Land werden Reis, Gemüse und Fisch daraus, unter Wasser ein Stern aus Stahl mit kleinen Korallen. Wie beides geht und was es nicht kann.',
  },
  body: {
    en: [
      {
        paragraph:
          'Every trip page carries a line about fifteen meals. Guests ask about it in the van, mostly on the way home: who eats them, who counts, and is it, in the end, just a nice line? Fair questions. Here are the answers, and a second story that begins on the sand off Sanur.',
      },
      { heading: 'From a dive to a plate' },
      {
        paragraph:
          'When your trip is over, the booking counts, not before. At the end of the month we add up all the trips that took place and pay for fifteen meals for each. Community kitchens in Bali buy rice, vegetables and fish at the market nearby and cook for families, schools and older people who need it. A cancelled trip feeds nobody, so we do not count it. Courses and discounted bookings do not count either; we would rather say that than print a bigger figure.',
      },
      {
        picture: 'csr-beach-cleanup-meals',
        alt: 'Two people collect rubbish on the beach; at a stall beside them meals are handed to children.',
      },
      { heading: 'A star of steel' },
      {
        paragraph:
          'The other half lies below. Corals break: in swell, under anchors, under fins. A fragment that rolls about on sand dies within weeks. A reef star is a low steel frame with six arms, coated so that coral likes to grow on it. We tie the pieces to its arms, a hand’s width apart, and link star to star until they hold each other in the swell. Then begins the work that no one photographs: brushing off algae, taking away the snails that eat coral, measuring.',
      },
      {
        paragraph:
          'After about a year the branches are large enough to be moved to the reef or to join up across the frame. Damselfish arrive first, long before that. For them a star is a house as soon as it has a roof.',
      },
      { heading: 'What you can do' },
      {
        list: [
          '**Hover.** Good buoyancy saves more coral than any frame can replace. A [buoyancy course](/courses/peak-performance-buoyancy) is a day well spent.',
          '**Come and brush.** Anyone who floats calmly may help at the nursery for a dive: ask us when you book.',
          '**Walk with us on Saturday.** Seven o’clock, on the beach in Sanur. Sacks and gloves are there, breakfast is on us.',
          '**Bring a bottle.** There is refill water on every boat.',
        ],
      },
      { quote: 'You can plant a coral in five minutes. The reef takes the rest of your life.' },
      { heading: 'What it does not do' },
      {
        paragraph:
          'A few hundred corals do not cool the sea, and fifteen meals do not end poverty. Some fragments die, and a hot year can undo a good one. We say this because the stars are no excuse to be careless elsewhere. The best reef is still the one that nobody has to mend. That is why our boats use moorings, and why the briefing is never shorter than it needs to be.',
      },
      {
        paragraph:
          'If you want to see the difference, dive a reef that is doing well, [Menjangan](/trips/menjangan-island) for example, and then look at a star. The numbers and the rules are all on the page [Giving back](/csr). You pay nothing extra for any of it; you simply go diving.',
      },
    ],
    id: [
      {
        paragraph:
          'Di setiap halaman trip ada satu baris tentang lima belas porsi makanan. Para tamu menanyakannya di mobil, biasanya dalam perjalanan pulang: siapa yang makan, siapa yang menghitung, jangan-jangan cuma kalimat manis? Pertanyaan yang wajar. Ini jawabannya, ditambah cerita kedua yang bermula di dasar pasir lepas pantai Sanur.',
      },
      { heading: 'Dari penyelaman ke piring' },
      {
        paragraph:
          'Pemesanan dihitung setelah trip Anda selesai, bukan sebelumnya. Di akhir bulan kami menjumlahkan semua trip yang terlaksana dan membiayai lima belas porsi untuk masing-masing. Dapur komunitas di Bali membeli beras, sayur, dan ikan di pasar terdekat lalu memasak untuk keluarga, sekolah, dan lansia yang membutuhkan. Trip yang batal tidak mengenyangkan siapa pun, jadi tidak kami hitung. Kursus dan pemesanan berdiskon juga tidak dihitung; lebih baik kami katakan begitu daripada memasang angka yang lebih besar.',
      },
      {
        picture: 'csr-beach-cleanup-meals',
        alt: 'Dua orang memungut sampah di pantai; di lapak sebelahnya makanan dibagikan kepada anak-anak.',
      },
      { heading: 'Bintang dari baja' },
      {
        paragraph:
          'Separuh lainnya ada di bawah air. Karang patah: oleh alun, oleh jangkar, oleh fin. Patahan yang terguling-guling di pasir mati dalam hitungan minggu. Reef star, atau bintang terumbu, adalah rangka baja rendah berlengan enam, dilapisi supaya karang betah tumbuh di atasnya. Patahan diikat pada lengannya dengan jarak selebar telapak tangan, lalu bintang disambung dengan bintang sampai saling menahan dalam ayunan ombak. Sesudah itu mulailah pekerjaan yang tak pernah difoto: menyikat alga, memungut siput pemakan karang, mengukur.',
      },
      {
        paragraph:
          'Kira-kira setahun kemudian cabangnya cukup besar untuk dipindahkan ke terumbu atau bersambung menutupi rangka. Jauh sebelum itu ikan betok laut sudah datang. Bagi mereka, bintang menjadi rumah begitu ada atapnya.',
      },
      { heading: 'Yang bisa Anda lakukan' },
      {
        list: [
          '**Melayang.** Daya apung yang baik menyelamatkan lebih banyak karang daripada yang bisa digantikan rangka. [Kursus daya apung](/courses/peak-performance-buoyancy) adalah hari yang tidak sia-sia.',
          '**Ikut menyikat.** Yang melayang dengan tenang boleh membantu di pembibitan dalam satu penyelaman: tanyakan saat memesan.',
          '**Jalan bersama kami hari Sabtu.** Pukul tujuh, di pantai Sanur. Karung dan sarung tangan tersedia, sarapan dari kami.',
          '**Bawa botol minum.** Air isi ulang ada di setiap kapal.',
        ],
      },
      { quote: 'Menanam karang cukup lima menit. Terumbunya butuh sisa umur Anda.' },
      { heading: 'Yang tidak bisa dilakukannya' },
      {
        paragraph:
          'Beberapa ratus karang tidak mendinginkan laut, dan lima belas porsi tidak mengakhiri kemiskinan. Sebagian patahan mati, dan satu tahun yang panas bisa menghapus satu tahun yang baik. Kami mengatakannya karena bintang-bintang itu bukan alasan untuk ceroboh di tempat lain. Terumbu terbaik tetaplah yang tidak perlu diperbaiki siapa pun. Karena itu kapal kami memakai tambatan, dan briefing kami tidak pernah lebih pendek dari seharusnya.',
      },
      {
        paragraph:
          'Kalau ingin melihat bedanya, selamilah terumbu yang sehat, misalnya di [Menjangan](/trips/menjangan-island), lalu lihatlah sebuah bintang. Angka dan aturannya ada di halaman [Berbagi](/csr). Anda tidak membayar tambahan apa pun; Anda cukup pergi menyelam.',
      },
    ],
    ja: [
      {
        paragraph:
          'ツアーのページには必ず「15食」の一行があります。帰りの車の中で、よく聞かれます。誰が食べるのか、誰が数えるのか、結局はきれいな言葉だけではないのか。もっともな質問です。ここでお答えし、あわせて、サヌール沖の砂の上で始まるもうひとつのお話もご紹介します。',
      },
      { heading: 'ダイビングから一皿へ' },
      {
        paragraph:
          'ご予約を数えるのは、ツアーが終わってからです。月末に、実際に催行されたツアーを合計し、1件につき15食分の費用を負担します。バリの地域の食堂が近くの市場で米、野菜、魚を仕入れて調理し、必要とする家庭や学校、お年寄りに届けます。キャンセルされたツアーでは誰のお腹も満たされませんから、数には入れません。講習と割引のご予約も対象外です。数字を大きく見せるより、そうお伝えするほうを選びました。',
      },
      {
        picture: 'csr-beach-cleanup-meals',
        alt: '浜辺でごみを拾う2人。隣の屋台では子どもたちに食事が手渡されています。',
      },
      { heading: '鉄の星' },
      {
        paragraph:
          'もう半分は、海の中にあります。サンゴは折れます。うねりで、アンカーで、フィンで。砂の上を転がるかけらは、数週間で死んでしまいます。リーフスターは6本の腕を持つ低い鉄の枠で、サンゴが育ちやすいように表面を加工してあります。かけらを手のひらほどの間隔で腕に結び、星と星をつなぎ合わせて、うねりの中で互いに支え合うようにします。そのあとに始まるのは、誰も写真に撮らない仕事です。藻をこすり落とし、サンゴを食べる貝を取り除き、大きさを測ります。',
      },
      {
        paragraph:
          '1年ほどで、枝は礁に移せる大きさになるか、枠の上でつながり合います。スズメダイはずっと早くやって来ます。屋根さえあれば、もう立派な家なのです。',
      },
      { heading: 'あなたにできること' },
      {
        list: [
          '**浮くこと。**よい中性浮力は、どんな枠よりも多くのサンゴを守ります。[浮力の講習](/courses/peak-performance-buoyancy)に使う1日は無駄になりません。',
          '**ブラシを持つこと。**落ち着いて浮ける方は、ダイビング1本で苗床の手入れに加われます。ご予約のときにお尋ねください。',
          '**土曜の朝、一緒に歩くこと。**7時、サヌールの浜で。袋と手袋はあります。朝食はこちらで。',
          '**水筒を持ってくること。**どの船にも詰め替え用の水があります。',
        ],
      },
      { quote: 'サンゴを植えるのは5分。礁になるには、あなたの残りの人生ほどかかります。' },
      { heading: 'できないこと' },
      {
        paragraph:
          '数百のサンゴで海は冷えませんし、15食で貧しさがなくなるわけでもありません。死んでしまうかけらもあり、暑い年がよい年の成果を消すこともあります。それでもお話しするのは、星があるからといって、ほかの場所で不注意でよいことにはならないからです。いちばんよい礁は、誰も直さなくてよい礁です。だから私たちの船は係留ブイを使い、ブリーフィングを省略しません。',
      },
      {
        paragraph:
          '違いを見たい方は、たとえば[ムンジャンガン島](/trips/menjangan-island)のような元気な礁に潜り、それから星を見に来てください。数字と決まりは[社会貢献](/csr)のページにあります。追加のご負担はありません。ただ、潜ってくださればよいのです。',
      },
    ],
    zh: [
      {
        paragraph:
          '每个行程页面上都有一行字，说的是十五份餐食。客人常在回程的车上问起：谁吃了，谁来数，会不会只是一句好听的话？问得有理。下面是回答，另外还有一个故事，从沙努尔近海的沙地上开始。',
      },
      { heading: '从一次潜水到一盘饭' },
      {
        paragraph:
          '行程结束了，预订才计数，之前不算。月底我们把成行的行程加起来，每一笔出资十五份餐食。巴厘岛的社区厨房到附近市场买米、买菜、买鱼，做给有需要的家庭、学校和老人。取消的行程填不饱任何人的肚子，所以我们不计入。课程和享受折扣的预订也不计入；我们宁可说清楚，也不想把数字写大。',
      },
      { picture: 'csr-beach-cleanup-meals', alt: '两个人在海滩上捡垃圾，旁边的摊位正把餐食递给孩子们。' },
      { heading: '一颗钢做的星' },
      {
        paragraph:
          '另一半在水下。珊瑚会断：涌浪打断，船锚砸断，脚蹼踢断。在沙地上滚来滚去的断枝，几周就会死。珊瑚星（reef star）是一种低矮的六臂钢架，表面做过涂层，珊瑚愿意附着生长。我们把断枝绑在臂上，间隔一掌宽，再把星与星连起来，让它们在涌浪里互相拉住。接下来是没有人拍照的活：刷掉藻类，捡走吃珊瑚的螺，测量。',
      },
      {
        paragraph:
          '大约一年后，枝条就长到可以移回礁上，或者在架子上连成一片。雀鲷早就搬来了。对它们来说，只要有个屋顶，星星就是房子。',
      },
      { heading: '您能做什么' },
      {
        list: [
          '**悬浮。**浮力控制好，保住的珊瑚比任何架子补上的都多。花一天上[浮力课程](/courses/peak-performance-buoyancy)，很值。',
          '**来刷一刷。**能稳稳悬停的人，可以用一潜的时间到苗圃帮忙，预订时告诉我们。',
          '**周六一起走走。**早上七点，沙努尔海滩。袋子和手套都有，早餐我们请。',
          '**带个水壶。**每条船上都有饮用水可以续。',
        ],
      },
      { quote: '种一株珊瑚只要五分钟，长成一片礁要用您的后半生。' },
      { heading: '它做不到什么' },
      {
        paragraph:
          '几百株珊瑚不能让海水变凉，十五份餐食也消除不了贫困。有些断枝会死，一个炎热的年份可能抹掉一个好年份的成果。我们这样说，是因为有了这些星星，不等于在别处就可以不小心。最好的礁，仍然是谁也不用去修的礁。所以我们的船系浮标，不抛锚；所以该讲的简报，我们一句也不省。',
      },
      {
        paragraph:
          '想看看差别，就去潜一片健康的礁，比如[鹿岛](/trips/menjangan-island)，再回来看一颗星。数字和规则都写在[回馈社区](/csr)页面上。这一切不用您多付一分钱，您只管去潜水。',
      },
    ],
    de: [
      {
        paragraph:
          'Auf jeder Seite einer Ausfahrt steht eine Zeile über fünfzehn Mahlzeiten. Im Auto wird danach gefragt, meist auf der Heimfahrt: Wer isst sie, wer zählt, und ist es am Ende nur ein hübscher Satz? Berechtigte Fragen. Hier sind die Antworten, und dazu eine zweite Geschichte, die auf dem Sand vor Sanur beginnt.',
      },
      { heading: 'Vom Tauchgang auf den Teller' },
      {
        paragraph:
          'Gezählt wird, wenn Ihre Ausfahrt vorbei ist, nicht vorher. Am Monatsende rechnen wir alle Ausfahrten zusammen, die stattgefunden haben, und bezahlen für jede fünfzehn Mahlzeiten. Gemeinschaftsküchen auf Bali kaufen auf dem nächsten Markt Reis, Gemüse und Fisch und kochen für Familien, Schulen und alte Menschen, die es brauchen. Eine stornierte Ausfahrt macht niemanden satt, also zählen wir sie nicht. Auch Kurse und rabattierte Buchungen zählen nicht mit; das sagen wir lieber, als eine größere Zahl zu drucken.',
      },
      {
        picture: 'csr-beach-cleanup-meals',
        alt: 'Zwei Leute sammeln am Strand Müll, an einem Stand daneben bekommen Kinder Mahlzeiten.',
      },
      { heading: 'Ein Stern aus Stahl' },
      {
        paragraph:
          'Die andere Hälfte liegt unter Wasser. Korallen brechen: in der Dünung, unter Ankern, unter Flossen. Ein Bruchstück, das über den Sand rollt, stirbt in wenigen Wochen. Ein Riffstern ist ein niedriges Stahlgestell mit sechs Armen, so beschichtet, dass Korallen gern darauf wachsen. Wir binden die Stücke im Abstand einer Handbreit an die Arme und verbinden Stern mit Stern, bis sie einander in der Dünung halten. Dann beginnt die Arbeit, die keiner fotografiert: Algen abbürsten, korallenfressende Schnecken absammeln, messen.',
      },
      {
        paragraph:
          'Nach etwa einem Jahr sind die Zweige groß genug, um ans Riff umzuziehen oder über dem Gestell zusammenzuwachsen. Lange vorher kommen die Riffbarsche. Für sie ist ein Stern ein Haus, sobald er ein Dach hat.',
      },
      { heading: 'Was Sie tun können' },
      {
        list: [
          '**Schweben.** Gute Tarierung rettet mehr Korallen, als ein Gestell ersetzen kann. Ein [Tarierkurs](/courses/peak-performance-buoyancy) ist ein gut genutzter Tag.',
          '**Mitbürsten.** Wer ruhig im Wasser liegt, darf einen Tauchgang lang in der Kinderstube helfen: Fragen Sie bei der Buchung.',
          '**Am Samstag mitgehen.** Sieben Uhr, am Strand von Sanur. Säcke und Handschuhe sind da, das Frühstück geht auf uns.',
          '**Eine Flasche mitbringen.** Wasser zum Nachfüllen gibt es auf jedem Boot.',
        ],
      },
      { quote: 'Eine Koralle pflanzt man in fünf Minuten. Das Riff braucht den Rest Ihres Lebens.' },
      { heading: 'Was es nicht kann' },
      {
        paragraph:
          'Ein paar Hundert Korallen kühlen das Meer nicht, und fünfzehn Mahlzeiten beenden keine Armut. Manche Bruchstücke sterben, und ein heißes Jahr kann ein gutes zunichtemachen. Wir sagen das, weil die Sterne keine Ausrede sind, anderswo unachtsam zu sein. Das beste Riff ist immer noch das, das niemand flicken muss. Deshalb liegen unsere Boote an Bojen, und deshalb ist das Briefing nie kürzer als nötig.',
      },
      {
        paragraph:
          'Wenn Sie den Unterschied sehen wollen, betauchen Sie ein Riff, dem es gut geht, etwa [Menjangan](/trips/menjangan-island), und danach einen Stern. Alle Zahlen und Regeln stehen auf der Seite [Engagement](/csr). Sie zahlen dafür nichts extra; Sie gehen einfach tauchen.',
      },
    ],
  },
};
