import type { PostContent } from '../types';

export const firstBreaths: PostContent = {
  slug: 'first-breaths',
  author: 'Ni Luh Ratna Dewi',
  publishedOn: '2026-07-11',
  tags: ['courses', 'planning', 'safety'],
  scene: 'pool-training',
  title: {
    en: 'First breaths: an Open Water course, day by day',
    id: 'Napas pertama: kursus Open Water hari demi hari',
    ja: '最初のひと呼吸：オープンウォーターの3日間',
    zh: '第一口气：开放水域课程的每一天',
    de: 'Die ersten Atemzüge: ein Open-Water-Kurs, Tag für Tag',
  },
  summary: {
    en: 'What happens between the theory at home and the card in your hand, told by an instructor who has seen most fears walk in.',
    id: 'Apa yang terjadi di antara teori di rumah dan kartu di tangan, diceritakan instruktur yang sudah bertemu hampir semua rasa takut.',
    ja: '自宅の学科からカードを手にするまでに何が起きるのか。いろいろな不安と向き合ってきたインストラクターが話します。',
    zh: '从在家学理论到拿到证书，中间会发生什么？一位见过各种害怕的教练来讲。',
    de: 'Was zwischen der Theorie zu Hause und der Karte in der Hand passiert, erzählt von einer Tauchlehrerin, die fast jede Angst schon kennt.',
  },
  body: {
    en: [
      {
        paragraph:
          'Nobody is calm on the first morning. Some talk a lot, some not at all, and one in every group has slept badly because of the mask. I like this hour. In three days the same people will argue over which fish they saw, and no one will remember the mask.',
      },
      { heading: 'Before: at home, with tea' },
      {
        paragraph:
          'The theory comes online in your language, some hours of reading, films and questions. Do it before you fly, and answer the medical form then as well, so that a doctor can look at it in time if a box says yes. If you prefer a teacher and a whiteboard, take four days and sit in our classroom for one of them.',
      },
      { picture: 'classroom', alt: 'An instructor explains dive planning at a whiteboard in the classroom.' },
      { heading: 'Day one: the pool' },
      {
        paragraph:
          'You swim two hundred metres at your own pace and float for ten minutes. Then you put your face into the water and breathe. The first breath is strange, the fifth is interesting, and by the twentieth most people smile, which lets water into the mask, and so we learn to clear it. We take skills one at a time, floating and not kneeling: finding a lost regulator, sharing air, hovering in a space no larger than a bathtub. You do each of them until it bores you.',
      },
      { heading: 'Day two: the sea, gently' },
      {
        paragraph:
          'Padang Bai has a bay that might have been built for this. At Blue Lagoon we go down slowly over sand, equalise every half metre, and I am close enough to hold your hand if you like. Two dives, to twelve metres at most. You repeat some of yesterday’s skills, then we simply look around. Over lunch there is a quiz, and usually the discovery that you knew more than you thought.',
      },
      { heading: 'Day three: a diver' },
      {
        paragraph:
          'In Tulamben you check your buddy’s kit and say aloud how the dive will go; I listen. We may go to eighteen metres now. The last dive leads along the Liberty, and somewhere beside the hull I stop being in front. A short exam, and you are certified.',
      },
      { heading: 'What people fear, and what helps' },
      {
        list: [
          '**Water in the nose:** a slow breath in through the mouth, and five minutes in the shallow end. It passes.',
          '**Ears:** early, often, never with force. With a cold we wait a day.',
          '**Being too slow:** four students at most, often two. An extra pool hour is not a failure.',
          '**Panic:** tell me beforehand. We agree on a sign for ‘let us stay here for a moment’.',
        ],
      },
      { quote: 'You learn diving the way you learn to fall asleep: by ceasing to try.' },
      {
        paragraph:
          'After that you and your buddy may dive to eighteen metres anywhere. Start gently: a [day in Padang Bai](/trips/padang-bai-day) with a guide, then the [Liberty](/trips/usat-liberty-wreck) again, this time only for pleasure. If you are not sure that you will like it, [Discover Scuba](/courses/discover-scuba-diving) takes one day and counts. Everything about the course is [here](/courses/open-water-diver).',
      },
    ],
    id: [
      {
        paragraph:
          'Tidak ada yang tenang di pagi pertama. Ada yang banyak bicara, ada yang diam saja, dan di setiap kelompok selalu ada satu orang yang kurang tidur gara-gara memikirkan masker. Saya suka jam ini. Tiga hari lagi orang-orang yang sama akan berdebat soal ikan yang mereka lihat, dan tak seorang pun ingat lagi pada maskernya.',
      },
      { heading: 'Sebelumnya: di rumah, ditemani teh' },
      {
        paragraph:
          'Teori dipelajari online dalam bahasa Anda: beberapa jam membaca, menonton, dan menjawab soal. Selesaikan sebelum terbang, dan isi juga formulir kesehatannya, supaya dokter sempat memeriksa bila ada jawaban ya. Yang lebih suka guru dan papan tulis mengambil empat hari dan duduk sehari di kelas kami.',
      },
      { picture: 'classroom', alt: 'Instruktur menjelaskan rencana penyelaman di papan tulis kelas.' },
      { heading: 'Hari pertama: kolam' },
      {
        paragraph:
          'Anda berenang dua ratus meter sesuka hati dan mengapung sepuluh menit. Lalu Anda membenamkan wajah ke air, dan bernapas. Napas pertama aneh, yang kelima menarik, dan di napas kedua puluh kebanyakan orang tersenyum; senyum itu memasukkan air ke masker, jadi sekalian kita belajar mengeluarkannya. Keterampilan dilatih satu per satu sambil melayang, bukan berlutut: mencari regulator yang lepas, berbagi udara, melayang di ruang seluas bak mandi. Masing-masing diulang sampai Anda bosan.',
      },
      { heading: 'Hari kedua: laut, pelan-pelan' },
      {
        paragraph:
          'Padang Bai punya teluk yang seolah dibuat untuk ini. Di Blue Lagoon kita turun perlahan di atas pasir, menyamakan tekanan telinga setiap setengah meter, dan saya cukup dekat untuk menggandeng tangan bila Anda mau. Dua penyelaman, paling dalam dua belas meter. Sebagian latihan kemarin diulang, setelah itu kita hanya melihat-lihat. Saat makan siang ada kuis, dan biasanya Anda baru sadar ternyata sudah tahu lebih banyak dari yang disangka.',
      },
      { heading: 'Hari ketiga: penyelam' },
      {
        paragraph:
          'Di Tulamben Anda memeriksa peralatan buddy dan menjelaskan jalannya penyelaman; saya yang mendengarkan. Sekarang boleh sampai delapan belas meter. Penyelaman terakhir menyusuri Liberty, dan di suatu tempat di samping lambungnya saya berhenti berenang di depan. Ujian singkat, lalu Anda bersertifikat.',
      },
      { heading: 'Yang ditakuti, dan yang menolong' },
      {
        list: [
          '**Air di hidung:** tarik napas pelan lewat mulut, lima menit di bagian dangkal. Nanti hilang sendiri.',
          '**Telinga:** sejak awal, sering, jangan dipaksa. Kalau pilek, kita tunda sehari.',
          '**Merasa lambat:** paling banyak empat murid, sering hanya dua. Tambahan satu jam di kolam bukan kegagalan.',
          '**Panik:** ceritakan sebelumnya. Kita sepakati satu isyarat untuk “diam dulu di sini sebentar”.',
        ],
      },
      { quote: 'Menyelam dipelajari seperti belajar tidur: dengan berhenti berusaha.' },
      {
        paragraph:
          'Setelah itu Anda dan buddy boleh menyelam sampai delapan belas meter di mana saja. Mulailah dengan yang ringan: [sehari di Padang Bai](/trips/padang-bai-day) bersama pemandu, lalu kembali ke [Liberty](/trips/usat-liberty-wreck), kali ini hanya untuk senang-senang. Bila belum yakin akan suka, [Discover Scuba](/courses/discover-scuba-diving) cukup sehari dan ikut diperhitungkan. Semua tentang kursusnya ada [di sini](/courses/open-water-diver).',
      },
    ],
    ja: [
      {
        paragraph:
          '初日の朝、落ち着いている人はいません。よくしゃべる人、まったく話さない人、そしてどのグループにも1人は、マスクが心配で眠れなかった人がいます。私はこの時間が好きです。3日後には同じ人たちが、見た魚の名前で言い合いをしていて、マスクのことなど誰も覚えていないのですから。',
      },
      { heading: 'その前に：自宅で、お茶を飲みながら' },
      {
        paragraph:
          '学科はオンラインで、日本語で受けられます。読んで、動画を見て、問題に答えて、数時間ほど。出発前に終わらせておきましょう。メディカルフォーム（健康状態の質問票）もそのときに。「はい」があれば、余裕をもって医師に診てもらえます。先生に直接教わりたい方は4日間コースで、1日を教室で過ごします。',
      },
      { picture: 'classroom', alt: '教室のホワイトボードで潜水計画を説明するインストラクター。' },
      { heading: '1日目：プール' },
      {
        paragraph:
          'まず自分のペースで200m泳ぎ、10分間浮きます。それから顔を水につけて、呼吸します。ひと呼吸目は不思議、5回目は面白い、20回目にはたいていの人が笑います。笑うとマスクに水が入るので、そのままマスククリアの練習です。スキルはひとつずつ、膝をつかずに浮いたまま行います。外れたレギュレーターを探す、空気を分け合う、浴槽ほどの広さでぴたりと止まる。どれも、飽きるまで繰り返します。',
      },
      { heading: '2日目：海へ、ゆっくり' },
      {
        paragraph:
          'パダンバイには、このためにあるような湾があります。ブルーラグーンの砂地をゆっくり降り、50cmごとに耳抜きをします。よろしければ手をつなげる距離に、私がいます。2本とも水深12mまで。昨日のスキルをいくつか復習したら、あとは景色を眺めます。昼食のときに小テスト。思ったよりわかっている自分に、たいていの方が驚きます。',
      },
      { heading: '3日目：ダイバーになる' },
      {
        paragraph:
          'トランベンでは、あなたがバディの器材を点検し、これからの潜り方を説明します。聞くのは私のほうです。今日は水深18mまで行けます。最後の1本はリバティ号に沿って。船体の横のどこかで、私は前を泳ぐのをやめます。短い試験を終えたら、認定です。',
      },
      { heading: 'よくある不安と、効くもの' },
      {
        list: [
          '**鼻に入る水：**口からゆっくり吸って、浅い場所で5分。自然に慣れます。',
          '**耳：**早めに、こまめに、力を入れずに。風邪のときは1日待ちます。',
          '**みんなより遅いこと：**生徒は4名まで、2名のことも多いです。プールを1時間足すのは失敗ではありません。',
          '**パニック：**先に話してください。「少しここにいましょう」の合図を決めておきます。',
        ],
      },
      { quote: 'ダイビングは眠りに似ています。頑張るのをやめたとき、できるようになります。' },
      {
        paragraph:
          '修了後は、世界のどこでもバディと水深18mまで潜れます。まずはガイドと[パダンバイの1日](/trips/padang-bai-day)で肩慣らしを。次はもう一度[リバティ号](/trips/usat-liberty-wreck)へ、今度は楽しみだけのために。好きになれるかわからない方には、1日の[体験ダイビング](/courses/discover-scuba-diving)があり、コースに算入できます。講習の詳細は[こちら](/courses/open-water-diver)です。',
      },
    ],
    zh: [
      {
        paragraph:
          '第一天早上，没有一个人是平静的。有人话多，有人一声不吭，每组总有一个因为惦记面镜没睡好。我喜欢这个时刻。三天以后，还是这些人，会为看见了哪种鱼争起来，谁也不记得面镜的事了。',
      },
      { heading: '出发前：在家里，泡杯茶' },
      {
        paragraph:
          '理论在线上学，有中文，几个小时的阅读、视频和题目。请在飞来之前学完，健康问卷也一起填好，万一有一项答“是”，还来得及去看医生。喜欢老师面对面讲的，可以选四天，其中一天坐在我们的教室里。',
      },
      { picture: 'classroom', alt: '教练在教室的白板前讲解潜水计划。' },
      { heading: '第一天：泳池' },
      {
        paragraph:
          '按自己的节奏游两百米，漂浮十分钟。然后把脸埋进水里，呼吸。第一口很奇怪，第五口有点意思，到第二十口，多数人都笑了；一笑，面镜就进水，正好学排水。技巧一项一项来，全程悬浮，不跪池底：找回脱落的调节器、共用气源、在浴缸那么大的地方稳稳停住。每一项都做到您觉得无聊为止。',
      },
      { heading: '第二天：下海，慢慢来' },
      {
        paragraph:
          '八丹拜有个海湾，好像就是为初学者准备的。我们在蓝色潟湖的沙地上方缓缓下降，每半米平衡一次耳压，您愿意的话，我就在伸手能牵到的地方。两潜，最深十二米。先复习昨天的几项技巧，接下来就只管看风景。午饭时有个小测验，多数人会发现，自己懂的比想象的多。',
      },
      { heading: '第三天：成为潜水员' },
      {
        paragraph:
          '在图蓝本，由您检查潜伴的装备，由您说出这一潜怎么潜，我来听。现在可以到十八米了。最后一潜沿着自由号沉船，游到船身旁的某个地方，我就不再游在前面。再来一场简短的考试，您就拿到证了。',
      },
      { heading: '大家怕什么，什么管用' },
      {
        list: [
          '**鼻子进水：**用嘴慢慢吸气，在浅水区待五分钟，就习惯了。',
          '**耳朵：**早做、多做、不用力。感冒了就等一天。',
          '**怕自己慢：**每组最多四名学员，常常只有两名。在泳池多练一小时，不算失败。',
          '**惊慌：**提前告诉我，我们约好一个手势，意思是“先在这里停一会儿”。',
        ],
      },
      { quote: '学潜水就像入睡：不再使劲的时候，就会了。' },
      {
        paragraph:
          '结业后，您和潜伴可以在世界各地潜到十八米。开头轻松一点：先跟潜导在[八丹拜潜一天](/trips/padang-bai-day)，再回到[自由号](/trips/usat-liberty-wreck)，这次只为开心。要是不确定自己喜不喜欢，[体验潜水](/courses/discover-scuba-diving)只要一天，以后还能计入课程。课程的全部内容[在这里](/courses/open-water-diver)。',
      },
    ],
    de: [
      {
        paragraph:
          'Am ersten Morgen ist niemand ruhig. Manche reden viel, manche gar nicht, und in jeder Gruppe hat jemand wegen der Maske schlecht geschlafen. Ich mag diese Stunde. Drei Tage später streiten dieselben Leute darüber, welchen Fisch sie gesehen haben, und keiner erinnert sich an die Maske.',
      },
      { heading: 'Vorher: zu Hause, bei einer Tasse Tee' },
      {
        paragraph:
          'Die Theorie kommt online und auf Deutsch, ein paar Stunden Lesen, Filme und Fragen. Erledigen Sie sie vor dem Flug und den medizinischen Fragebogen gleich mit, damit bei einem Ja noch Zeit für den Arzt bleibt. Wer lieber Lehrer und Tafel hat, nimmt vier Tage und sitzt einen davon in unserem Seminarraum.',
      },
      {
        picture: 'classroom',
        alt: 'Ein Tauchlehrer erklärt im Seminarraum an der Tafel die Planung eines Tauchgangs.',
      },
      { heading: 'Tag eins: der Pool' },
      {
        paragraph:
          'Sie schwimmen zweihundert Meter in Ihrem Tempo und lassen sich zehn Minuten treiben. Dann kommt das Gesicht ins Wasser, und Sie atmen. Der erste Atemzug ist seltsam, der fünfte interessant, und beim zwanzigsten lächeln die meisten. Dabei läuft Wasser in die Maske, und so lernen wir gleich, sie auszublasen. Wir üben eins nach dem anderen, schwebend und nicht auf Knien: den verlorenen Atemregler finden, Luft teilen, stillstehen auf einem Raum so groß wie eine Badewanne. Alles so lange, bis es Sie langweilt.',
      },
      { heading: 'Tag zwei: das Meer, ganz sanft' },
      {
        paragraph:
          'Padang Bai hat eine Bucht, die wie dafür gemacht ist. In der Blue Lagoon tauchen wir langsam über Sand ab, gleichen jeden halben Meter den Druck aus, und ich bin so nah, dass Sie meine Hand nehmen können. Zwei Tauchgänge, höchstens zwölf Meter. Wir wiederholen einiges von gestern, danach schauen wir uns einfach um. Beim Mittagessen gibt es ein Quiz und meist die Entdeckung, dass man mehr weiß als gedacht.',
      },
      { heading: 'Tag drei: ein Taucher' },
      {
        paragraph:
          'In Tulamben prüfen Sie die Ausrüstung Ihres Buddys und sagen laut, wie der Tauchgang ablaufen soll; ich höre zu. Jetzt dürfen es achtzehn Meter sein. Der letzte Tauchgang führt an der Liberty entlang, und irgendwo neben dem Rumpf höre ich auf, vorauszuschwimmen. Eine kurze Prüfung, und Sie sind brevetiert.',
      },
      { heading: 'Wovor man sich fürchtet und was hilft' },
      {
        list: [
          '**Wasser in der Nase:** langsam durch den Mund einatmen, fünf Minuten im Flachen. Es vergeht.',
          '**Ohren:** früh, oft, nie mit Gewalt. Bei Schnupfen warten wir einen Tag.',
          '**Zu langsam zu sein:** höchstens vier Schüler, oft zwei. Eine zusätzliche Stunde im Pool ist keine Niederlage.',
          '**Panik:** Sagen Sie es mir vorher. Wir vereinbaren ein Zeichen für „Lassen Sie uns kurz hierbleiben“.',
        ],
      },
      { quote: 'Tauchen lernt man wie Einschlafen: indem man aufhört, sich anzustrengen.' },
      {
        paragraph:
          'Danach dürfen Sie mit Ihrem Buddy überall bis achtzehn Meter tauchen. Beginnen Sie sacht: ein [Tag in Padang Bai](/trips/padang-bai-day) mit Guide, dann noch einmal die [Liberty](/trips/usat-liberty-wreck), diesmal nur zum Vergnügen. Wer nicht sicher ist, ob es ihm gefällt: [Discover Scuba](/courses/discover-scuba-diving) dauert einen Tag und wird angerechnet. Alles zum Kurs steht [hier](/courses/open-water-diver).',
      },
    ],
  },
};
