import type { ProductContent } from '../types';
import { excluded, included, listed } from './phrases';

export const wreckDiver: ProductContent = {
  slug: 'wreck-diver',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Wreck Diver',
    id: 'Wreck Diver',
    ja: 'レック・ダイバー',
    zh: '沉船潜水专长（Wreck Diver）',
    de: 'Wreck Diver',
  },
  summary: {
    en: 'Four dives on two wrecks: reading a ship that lies on its side, running a line, and knowing which doors to leave alone.',
    id: 'Empat penyelaman di dua kapal karam: membaca kapal yang rebah, menarik tali, dan tahu pintu mana yang tak boleh dimasuki.',
    ja: '2つの沈船で4本。横倒しの船を読み解き、ラインを張り、入ってはいけない扉を見分けます。',
    zh: '两艘沉船、四次潜水：读懂一艘侧卧的船，学会布线，知道哪些门不该进。',
    de: 'Vier Tauchgänge an zwei Wracks: ein Schiff lesen, das auf der Seite liegt, eine Leine legen und wissen, welche Türen man in Ruhe lässt.',
  },
  body: {
    en: [
      'The Liberty is 120 metres long and confusing on the first visit: floors have become walls, and the deck stands upright. You draw her on a slate, frame by frame, until the drawing and the ship agree. After that you lay a line along the outside, follow it back with your eyes closed, and see what one careless fin does to a room full of silt.',
      'The second wreck is the small Japanese one near Lipah, broken and overgrown, in water so shallow that there is time to name everything that lives on it. You look into places and, where there is light at both ends, swim through with the instructor. And everything stays where it lies: that, too, is part of wreck diving.',
    ],
    id: [
      'Liberty panjangnya 120 meter dan membingungkan pada kunjungan pertama: lantai menjadi dinding, geladak berdiri tegak. Anda menggambarnya di slate, gading demi gading, sampai gambar dan kapal cocok. Lalu Anda menarik tali di sisi luar, mengikutinya kembali dengan mata tertutup, dan melihat akibat satu kayuhan ceroboh di ruangan penuh lumpur.',
      'Kapal karam kedua adalah kapal Jepang kecil di dekat Lipah, sudah patah dan ditumbuhi karang, di air dangkal sehingga ada waktu untuk menamai semua penghuninya. Anda mengintip, dan di tempat yang terang di kedua ujungnya, berenang melewatinya bersama instruktur. Tidak mengambil apa pun juga bagian dari menyelam di kapal karam.',
    ],
    ja: [
      'リバティ号は全長120m。初めてでは、床が壁になり甲板が垂直に立つ光景に戸惑います。フレームをひとつずつスレートに描き、図と船が一致するまで観察します。それから外側にラインを張り、目を閉じてたどり、不注意なフィンのひと蹴りが泥の積もった部屋をどう変えるかを見ます。',
      '2つめは、リパ近くの小さな日本の沈船。壊れて一面サンゴに覆われ、浅いので、棲んでいる生き物の名前を確かめる時間もあります。内部は外からのぞき、両端に光が見える場所だけをインストラクターと通り抜けます。何も持ち帰らないことも、レックダイビングの一部です。',
    ],
    zh: [
      '自由号有120米长，第一次去容易摸不着头脑：地板成了墙，甲板竖了起来。您会在写字板上一根肋骨一根肋骨地把它画下来，直到图和船对得上。然后沿船身外侧布线，闭着眼睛循线返回，再看看脚蹼随便一扫，会把满是淤泥的舱室搅成什么样。',
      '第二艘是利帕附近的小型日本沉船，船体已断，长满珊瑚，水很浅，有足够时间认遍住在上面的生物。舱内多半只在外面看，两头都见光的地方才跟教练一起穿过去。什么也不带走，也是沉船潜水的一部分。',
    ],
    de: [
      'Die Liberty ist 120 Meter lang und beim ersten Besuch verwirrend: Böden sind Wände geworden, und das Deck steht senkrecht. Sie zeichnen sie auf die Schreibtafel, Spant für Spant, bis Bild und Schiff übereinstimmen. Dann legen Sie außen eine Leine, folgen ihr mit geschlossenen Augen zurück und sehen, was ein unachtsamer Flossenschlag mit einem Raum voller Schlamm macht.',
      'Das zweite Wrack ist das kleine japanische bei Lipah, zerbrochen und bewachsen, so flach, dass Zeit bleibt für die Namen aller Bewohner. Hineingeschaut wird an vielen Stellen; durchgetaucht nur mit dem Lehrer und nur, wo an beiden Enden Licht ist. Dass man nichts mitnimmt, gehört zum Wracktauchen dazu.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Tulamben: two dives on the Liberty, orientation and drawing, then the line along the hull.',
        id: 'Tulamben: dua penyelaman di Liberty, orientasi dan menggambar, lalu tali di sepanjang lambung.',
        ja: 'トランベン：リバティ号で2本。全体の把握とスケッチ、船体に沿ったライン張り。',
        zh: '图蓝本：自由号两潜，先辨认方位并绘图，再沿船体布线。',
        de: 'Tulamben: zwei Tauchgänge an der Liberty, Orientierung und Zeichnen, dann die Leine am Rumpf entlang.',
      },
    },
    {
      at: '2',
      text: {
        en: 'Japanese Wreck in the morning, the Liberty once more with a short swim-through, certification.',
        id: 'Japanese Wreck di pagi hari, Liberty sekali lagi dengan satu lintasan pendek, sertifikasi.',
        ja: '午前はジャパニーズ・レック、午後は再びリバティ号で短いスイムスルー。認定。',
        zh: '上午日本沉船，之后再潜自由号，做一段短距离穿越；发证。',
        de: 'Morgens das japanische Wrack, danach noch einmal die Liberty mit einem kurzen Durchtauchen; Brevet.',
      },
    },
  ],
  included: listed(
    included.instructor,
    included.materials,
    included.equipment,
    {
      en: 'Reel, slate and a torch for each of you',
      id: 'Reel, slate, dan senter untuk setiap orang',
      ja: 'リール、スレート、水中ライト（お一人に1つずつ）',
      zh: '线轮、写字板和手电，每人一套',
      de: 'Reel, Schreibtafel und Lampe für jeden von Ihnen',
    },
    included.seaDives,
    included.certification,
    included.lunch,
    included.transfer,
  ),
  excluded: listed(excluded.insurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'Do we go inside?',
        id: 'Apakah kita masuk ke dalam?',
        ja: '船の中に入りますか。',
        zh: '会进到船里面吗？',
        de: 'Gehen wir hinein?',
      },
      answer: {
        en: 'Only where daylight is in sight and two can pass side by side. Deeper penetration is technical diving, and we do not offer it.',
        id: 'Hanya di tempat yang cahaya luarnya terlihat dan muat dua orang berdampingan. Masuk lebih jauh sudah penyelaman teknis, dan kami tidak menyediakannya.',
        ja: '外の光が見え、二人並んで通れる場所だけです。それ以上奥への進入はテクニカルダイビングにあたり、当店では行っていません。',
        zh: '只进看得见天光、两人能并排通过的地方。更深入属于技术潜水，我们不做。',
        de: 'Nur dort, wo Tageslicht zu sehen ist und zwei nebeneinander Platz haben. Weiter hinein ist technisches Tauchen, und das bieten wir nicht an.',
      },
    },
    {
      question: {
        en: 'Why is the minimum age 15?',
        id: 'Mengapa usia minimum 15 tahun?',
        ja: 'なぜ15歳からなのですか。',
        zh: '为什么要年满15岁？',
        de: 'Warum erst ab 15?',
      },
      answer: {
        en: 'Because the course standards say so, as with Deep Diver. Younger divers with a junior certificate can see the Liberty from outside on our day trip.',
        id: 'Karena standar kursusnya begitu, sama seperti Deep Diver. Penyelam lebih muda bersertifikat junior bisa melihat Liberty dari luar dalam trip harian kami.',
        ja: 'ディープと同じく、コースの基準で決まっています。ジュニア認定の方は、日帰りツアーでリバティ号を外からご覧いただけます。',
        zh: '这是课程标准的规定，深潜专长也一样。持青少年证书的潜水员可参加我们的一日行程，从外面看自由号。',
        de: 'Weil die Kursstandards es so festlegen, wie beim Deep Diver. Jüngere mit Junior-Brevet können die Liberty auf unserer Tagesausfahrt von außen sehen.',
      },
    },
    {
      question: {
        en: 'Is the current a problem?',
        id: 'Apakah arusnya menjadi masalah?',
        ja: '流れは強いですか。',
        zh: '水流大吗？',
        de: 'Ist die Strömung ein Problem?',
      },
      answer: {
        en: 'Rarely. At the Liberty it is mild; at the Japanese Wreck it can appear, and then we simply change the order of the day.',
        id: 'Jarang. Di Liberty ringan; di Japanese Wreck kadang muncul, dan bila begitu urutan harinya kami ubah.',
        ja: 'ほとんど問題になりません。リバティ号は穏やかです。ジャパニーズ・レックでは流れることもあり、その場合は順番を入れ替えます。',
        zh: '很少成问题。自由号那边水流平缓，日本沉船偶尔会起流，那就调换一下顺序。',
        de: 'Selten. An der Liberty ist sie schwach; am japanischen Wrack kann sie aufkommen, dann ändern wir einfach die Reihenfolge.',
      },
    },
  ],
  area: 'tulamben',
  difficulty: 'moderate',
  diveCount: 4,
  durationDays: 2,
  minimumAge: 15,
  minimumLevel: 'advanced',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [3, 6],
  seatsPerDay: 4,
  cutOffHours: 48,
  depthLimit: 30,
  needs: { areas: ['amed', 'tulamben'] },
  maxQuantity: 2,
  price: 10_400_000,
  variants: [],
  addOns: ['large-tank', 'nitrox-tank', 'prescription-mask', 'din-adaptor'],
  locations: ['usat-liberty', 'japanese-wreck'],
  comesAfter: ['advanced-open-water-diver'],
};
