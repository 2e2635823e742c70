import type { PostContent } from '../types';

export const internToInstructor: PostContent = {
  slug: 'from-intern-to-instructor-an-honest-year',
  author: 'Jonas Reuter',
  publishedOn: '2026-05-16',
  tags: ['courses', 'behind_the_scenes'],
  scene: 'internship-team',
  title: {
    en: 'From intern to instructor: an honest year',
    id: 'Dari peserta magang menjadi instruktur: setahun apa adanya',
    ja: 'インターンからインストラクターへ：飾らない1年の記録',
    zh: '从实习生到教练：实话实说的一年',
    de: 'Vom Praktikanten zum Tauchlehrer: ein ehrliches Jahr',
  },
  summary: {
    en: 'Tanks before breakfast, one exam I nearly failed, and the first student who was not afraid any more.',
    id: 'Mengangkat tabung sebelum sarapan, satu ujian yang hampir gagal, dan murid pertama yang tidak takut lagi.',
    ja: '朝食前のタンク運び、落ちかけた試験、そして怖がらなくなった最初の生徒さん。',
    zh: '早餐前搬气瓶，一场险些没过的考试，还有第一个不再害怕的学员。',
    de: 'Flaschen vor dem Frühstück, eine fast verpatzte Prüfung und die erste Schülerin, die keine Angst mehr hatte.',
  },
  body: {
    en: [
      {
        paragraph:
          'I came with an Advanced card, twenty-three dives and the idea that a Divemaster is someone who sees more mantas than others. A year later I teach. I did see mantas. Mostly I saw wet ropes, sleepy guests and the inside of regulators, and I would do it again. Here is what I would have liked to read before.',
      },
      { heading: 'Months one to three: carrying' },
      {
        paragraph:
          'The day starts at six at the compressor. You fill, label, carry and count, and if you count wrong, somebody stands on a beach three hours away without a tank. In the first month came first aid and Rescue Diver, which is the best course of all, because afterwards you look at other people instead of your own gauge. Then Divemaster: twenty-four skills so slow and clear that a stranger can copy them, swims against the clock, a map of a dive site drawn by hand. I failed my first briefing. I had forgotten to say how deep we were going.',
      },
      { picture: 'gopro-instructor', alt: 'An instructor signals to three divers along a buoy line.' },
      { heading: 'Months four to eight: seeing' },
      {
        paragraph:
          'The card said Divemaster; the mentor said: now dive. I went along at the back of the group, where you learn most, since from there you see what will happen next. The breath that quickens, the hand that goes to the mask. Somewhere around dive ninety I noticed that I had stopped thinking about myself under water.',
      },
      { heading: 'Months nine to twelve: explaining' },
      {
        paragraph:
          'For the Instructor Examination you need a hundred dives, half a year as a certified diver, first-aid training you can pass on, and a doctor’s signature. The course takes about two weeks and is less about diving than about sentences. You give the same lesson ten times until it is short. At the exam, two days, my hands shook in theory and not in the water. It was physics I nearly failed. Revise your physics.',
      },
      { heading: 'What nobody tells you' },
      {
        list: [
          '**It is training, not a job.** You are not paid, and what you may do depends on your visa. Ask before you fly.',
          '**You will be tired and sometimes ill.** Ears need days off; plan them in, and money for a month longer than you think.',
          '**You dive less for yourself.** Bring a camera only on free days.',
          '**The certificate is a beginning.** I learned to teach from my first twenty students.',
        ],
      },
      { quote: 'A good guide is the one whose guests believe that nothing happened.' },
      {
        paragraph:
          'In my third week as an instructor a woman took her first breath in the pool, stood up, and left. She came back an hour later and asked whether we could sit on the edge for a while. On day three she pointed out a turtle to me. That is the job; the rest is carrying.',
      },
      {
        paragraph:
          'If you want to try it, look at the [Divemaster programme](/gopro/divemaster) and the [instructor course](/gopro/instructor-development), then write to us with your dives, your dates and your reasons. We talk first, honestly and at length. Sometimes the best advice is another fifty dives for pleasure.',
      },
    ],
    id: [
      {
        paragraph:
          'Saya datang dengan kartu Advanced, dua puluh tiga penyelaman, dan bayangan bahwa Divemaster adalah orang yang paling sering melihat manta. Setahun kemudian saya mengajar. Manta memang saya lihat. Tetapi lebih sering saya melihat tali basah, tamu yang mengantuk, dan isi perut regulator, dan saya mau mengulanginya. Inilah yang dulu ingin saya baca sebelum berangkat.',
      },
      { heading: 'Bulan pertama sampai ketiga: mengangkat' },
      {
        paragraph:
          'Hari dimulai pukul enam di kompresor. Anda mengisi, memberi label, mengangkat, menghitung, dan kalau salah hitung, ada orang berdiri tanpa tabung di pantai yang jauhnya tiga jam. Bulan pertama berisi P3K dan Rescue Diver, kursus terbaik dari semuanya, karena sesudahnya Anda memperhatikan orang lain, bukan hanya alat ukur sendiri. Lalu Divemaster: dua puluh empat keterampilan yang begitu pelan dan jelas sampai orang asing bisa menirunya, renang dengan batas waktu, peta lokasi selam yang digambar tangan. Briefing pertama saya gagal. Saya lupa menyebut sedalam apa kami akan turun.',
      },
      {
        picture: 'gopro-instructor',
        alt: 'Seorang instruktur memberi isyarat kepada tiga penyelam di sepanjang tali pelampung.',
      },
      { heading: 'Bulan keempat sampai kedelapan: melihat' },
      {
        paragraph:
          'Di kartu tertulis Divemaster; kata mentor: sekarang menyelamlah. Saya ikut sebagai orang terakhir dalam kelompok, dan di situlah kita paling banyak belajar, karena dari belakang terlihat apa yang akan terjadi. Napas yang memburu, tangan yang naik ke masker. Sekitar penyelaman kesembilan puluh saya sadar bahwa di dalam air saya tidak lagi memikirkan diri sendiri.',
      },
      { heading: 'Bulan kesembilan sampai kedua belas: menjelaskan' },
      {
        paragraph:
          'Untuk Instructor Examination Anda perlu seratus penyelaman, setengah tahun sebagai penyelam bersertifikat, pelatihan P3K yang bisa Anda ajarkan, dan tanda tangan dokter. Kursusnya sekitar dua minggu, dan isinya lebih banyak soal kalimat daripada soal menyelam. Pelajaran yang sama dibawakan sepuluh kali sampai menjadi singkat. Saat ujian dua hari itu tangan saya gemetar di teori, bukan di air. Yang hampir gagal adalah fisika. Pelajari lagi fisika Anda.',
      },
      { heading: 'Yang tidak diceritakan orang' },
      {
        list: [
          '**Ini pelatihan, bukan pekerjaan.** Anda tidak digaji, dan apa yang boleh dilakukan bergantung pada visa. Tanyakan sebelum terbang.',
          '**Anda akan lelah, kadang sakit.** Telinga butuh hari libur; masukkan ke rencana, juga uang untuk sebulan lebih lama dari perkiraan.',
          '**Anda lebih jarang menyelam untuk diri sendiri.** Bawa kamera hanya di hari libur.',
          '**Sertifikat itu baru permulaan.** Saya belajar mengajar dari dua puluh murid pertama saya.',
        ],
      },
      { quote: 'Pemandu yang baik adalah yang tamunya yakin bahwa tidak terjadi apa-apa.' },
      {
        paragraph:
          'Di minggu ketiga saya sebagai instruktur, seorang perempuan menarik napas pertamanya di kolam, berdiri, lalu pergi. Sejam kemudian ia kembali dan bertanya apakah kami bisa duduk dulu di tepi kolam. Di hari ketiga dialah yang menunjukkan penyu kepada saya. Itulah pekerjaan ini; sisanya angkat-mengangkat.',
      },
      {
        paragraph:
          'Yang ingin mencoba: lihatlah [program Divemaster](/gopro/divemaster) dan [kursus instruktur](/gopro/instructor-development), lalu kirimkan kepada kami jumlah penyelaman, tanggal, dan alasan Anda. Kita bicara dulu, jujur dan tidak tergesa-gesa. Kadang saran terbaik adalah lima puluh penyelaman lagi, hanya untuk senang-senang.',
      },
    ],
    ja: [
      {
        paragraph:
          '持っていたのはアドバンスのカードと23本の経験、そして「ダイブマスターとは人よりたくさんマンタを見る人」という思い込みでした。1年後のいま、私は教える側にいます。マンタは見ました。でもそれ以上に見たのは、濡れたロープと眠そうなゲスト、レギュレーターの中身です。それでも、もう一度やりたいと思います。来る前に読みたかったことを、ここに書きます。',
      },
      { heading: '1〜3か月目：運ぶ' },
      {
        paragraph:
          '1日は6時、コンプレッサーの前から始まります。充填し、札をつけ、運び、数える。数え間違えると、3時間離れた浜で誰かがタンクのないまま立つことになります。最初の月は救急法とレスキュー・ダイバー。いちばんよい講習だと思います。受けたあとは、自分の残圧計ではなく人を見るようになるからです。次がダイブマスター。初めて見る人でもまねできるほどゆっくり、はっきり行う24のスキル、時間を計る水泳、手描きのポイントの地図。最初のブリーフィングは不合格でした。何メートルまで行くのかを、言い忘れたのです。',
      },
      { picture: 'gopro-instructor', alt: 'ブイのロープに並ぶ3人のダイバーに合図を送るインストラクター。' },
      { heading: '4〜8か月目：見る' },
      {
        paragraph:
          'カードにはダイブマスターとありましたが、メンターは「さあ、潜っておいで」と言いました。私はいつもグループのいちばん後ろにつきました。次に起こることが見えるので、いちばん勉強になる場所です。速くなる呼吸、マスクへ伸びる手。90本目のあたりで、水の中で自分のことを考えなくなっているのに気づきました。',
      },
      { heading: '9〜12か月目：伝える' },
      {
        paragraph:
          'インストラクター試験には、100本の経験、認定から半年、人に教えられる救急法の資格、そして医師の署名が必要です。コースはおよそ2週間。潜る技術よりも、言葉の訓練です。同じ講義を10回、短くなるまで繰り返します。試験は2日間。手が震えたのは水中ではなく学科でした。落としかけたのは物理です。物理は復習しておいてください。',
      },
      { heading: '誰も教えてくれないこと' },
      {
        list: [
          '**研修であって、仕事ではありません。**給料は出ませんし、できることはビザによって変わります。出発前に確認を。',
          '**疲れますし、体調を崩すこともあります。**耳には休みが必要です。休養日と、思うより1か月長い生活費を見込んでください。',
          '**自分のためのダイビングは減ります。**カメラは休みの日だけに。',
          '**資格は始まりです。**教え方は、最初の20人の生徒さんから学びました。',
        ],
      },
      { quote: 'よいガイドとは、ゲストが「今日は何も起きなかった」と思って帰るガイドです。' },
      {
        paragraph:
          'インストラクターになって3週目、ある女性がプールで最初のひと呼吸をし、立ち上がって出ていきました。1時間後に戻ってきて、しばらく縁に座っていてもいいですか、と言います。3日目、ウミガメを先に見つけて私に教えてくれたのは、その方でした。これが仕事です。あとは、荷物運びです。',
      },
      {
        paragraph:
          '挑戦したい方は、[ダイブマスターのプログラム](/gopro/divemaster)と[インストラクター・コース](/gopro/instructor-development)をご覧のうえ、経験本数、希望の時期、そして理由を添えてご連絡ください。まずは率直に、時間をかけてお話しします。あと50本、楽しみのために潜ることが、いちばんの助言になることもあります。',
      },
    ],
    zh: [
      {
        paragraph:
          '来的时候，我有一张进阶证、二十三潜，还有一个念头：潜水长就是比别人多看蝠鲼的人。一年以后，我在教课。蝠鲼确实看了。但看得更多的是湿绳子、没睡醒的客人和调节器的内脏。要是重来，我还会这么做。下面这些，是我当初想读到的。',
      },
      { heading: '第一到第三个月：搬' },
      {
        paragraph:
          '一天从早上六点的压缩机旁开始。灌气、贴标签、搬运、清点，数错了，三个小时车程外的海滩上就有人没气瓶。第一个月上急救和救援潜水员，这是所有课程里最好的一门，因为上完之后，您看的是别人，而不只是自己的压力表。然后是潜水长：二十四项技巧，要做得又慢又清楚，让陌生人看了就能照做；计时游泳；亲手画一张潜点地图。我的第一次简报没通过，我忘了说要潜多深。',
      },
      { picture: 'gopro-instructor', alt: '教练向浮标绳旁的三名潜水员打手势。' },
      { heading: '第四到第八个月：看' },
      {
        paragraph:
          '证上写着潜水长，导师说：现在去潜吧。我总是跟在队伍最后，那里学得最多，因为从后面看得出接下来会发生什么。变快的呼吸，伸向面镜的手。大约潜到第九十次，我发现自己在水下已经不再想自己了。',
      },
      { heading: '第九到第十二个月：讲' },
      {
        paragraph:
          '参加教练考试，要有一百潜、持证满半年、能教别人的急救资格，还要医生签字。课程大约两周，与其说练潜水，不如说练说话。同一堂课讲十遍，讲到够短为止。考试两天，我的手在理论考场上发抖，在水里倒没有。险些没过的是物理。物理一定要复习。',
      },
      { heading: '没有人告诉您的事' },
      {
        list: [
          '**这是培训，不是工作。**没有工资，能做什么取决于签证。飞来之前先问清楚。',
          '**会累，有时会病。**耳朵需要休息日，要排进计划；钱也要比预想的多备一个月。',
          '**为自己潜的次数会变少。**相机只在休息日带。',
          '**证书只是开始。**怎么教，是我最初的二十个学员教给我的。',
        ],
      },
      { quote: '好潜导，就是客人觉得今天什么事也没发生的那一个。' },
      {
        paragraph:
          '当上教练的第三周，一位女士在泳池里吸了第一口气，站起来，走了。一小时后她回来，问能不能先在池边坐一会儿。第三天，是她指给我看一只海龟。这就是这份工作，其余的都是搬东西。',
      },
      {
        paragraph:
          '想试试的人，先看看[潜水长课程](/gopro/divemaster)和[教练课程](/gopro/instructor-development)，再写信告诉我们您的潜水次数、时间和理由。我们先谈，坦率地谈，谈得久一点。有时候，最好的建议是再为开心潜上五十次。',
      },
    ],
    de: [
      {
        paragraph:
          'Ich kam mit einem Advanced-Schein, dreiundzwanzig Tauchgängen und der Vorstellung, ein Divemaster sei jemand, der mehr Mantas sieht als andere. Ein Jahr später unterrichte ich. Mantas habe ich gesehen. Vor allem aber nasse Taue, müde Gäste und das Innere von Atemreglern, und ich würde es wieder tun. Hier steht, was ich vorher gern gelesen hätte.',
      },
      { heading: 'Monat eins bis drei: tragen' },
      {
        paragraph:
          'Der Tag beginnt um sechs am Kompressor. Man füllt, beschriftet, trägt und zählt, und wer falsch zählt, dessen Gast steht drei Autostunden entfernt ohne Flasche am Strand. Im ersten Monat kamen Erste Hilfe und der Rescue Diver, der beste Kurs von allen, denn danach schaut man auf andere statt aufs eigene Finimeter. Dann Divemaster: vierundzwanzig Übungen, so langsam und klar, dass ein Fremder sie nachmachen kann, Schwimmen auf Zeit, eine von Hand gezeichnete Karte eines Tauchplatzes. Mit meinem ersten Briefing fiel ich durch. Ich hatte vergessen zu sagen, wie tief es geht.',
      },
      { picture: 'gopro-instructor', alt: 'Ein Tauchlehrer gibt drei Tauchern an einer Bojenleine ein Zeichen.' },
      { heading: 'Monat vier bis acht: sehen' },
      {
        paragraph:
          'Auf der Karte stand Divemaster; der Mentor sagte: Jetzt geh tauchen. Ich schwamm als Letzter der Gruppe mit, wo man am meisten lernt, weil man von dort sieht, was gleich passiert. Der Atem, der schneller wird, die Hand, die zur Maske geht. Etwa beim neunzigsten Tauchgang merkte ich, dass ich unter Wasser nicht mehr an mich selbst dachte.',
      },
      { heading: 'Monat neun bis zwölf: erklären' },
      {
        paragraph:
          'Für die Instructor Examination braucht man hundert Tauchgänge, ein halbes Jahr als brevetierter Taucher, eine Erste-Hilfe-Ausbildung, die man weitergeben darf, und die Unterschrift eines Arztes. Der Kurs dauert rund zwei Wochen und handelt weniger vom Tauchen als von Sätzen. Man hält dieselbe Lektion zehnmal, bis sie kurz ist. Bei der Prüfung, zwei Tage, zitterten mir die Hände in der Theorie und nicht im Wasser. Fast durchgefallen wäre ich in Physik. Wiederholen Sie Ihre Physik.',
      },
      { heading: 'Was einem keiner sagt' },
      {
        list: [
          '**Es ist eine Ausbildung und keine Stelle.** Lohn gibt es nicht, und was Sie tun dürfen, hängt vom Visum ab. Fragen Sie vor dem Flug.',
          '**Sie werden müde und manchmal krank sein.** Ohren brauchen freie Tage; planen Sie sie ein, und Geld für einen Monat mehr als gedacht.',
          '**Sie tauchen weniger für sich selbst.** Die Kamera kommt nur an freien Tagen mit.',
          '**Der Schein ist ein Anfang.** Unterrichten habe ich von meinen ersten zwanzig Schülern gelernt.',
        ],
      },
      { quote: 'Ein guter Guide ist der, dessen Gäste glauben, es sei nichts passiert.' },
      {
        paragraph:
          'In meiner dritten Woche als Tauchlehrer nahm eine Frau im Pool ihren ersten Atemzug, stand auf und ging. Nach einer Stunde kam sie zurück und fragte, ob wir eine Weile am Rand sitzen könnten. Am dritten Tag zeigte sie mir eine Schildkröte. Das ist der Beruf; der Rest ist Tragen.',
      },
      {
        paragraph:
          'Wer es versuchen will: Sehen Sie sich das [Divemaster-Programm](/gopro/divemaster) und den [Tauchlehrerkurs](/gopro/instructor-development) an und schreiben Sie uns, wie viele Tauchgänge Sie haben, wann Sie könnten und warum Sie wollen. Wir reden zuerst, ehrlich und ausführlich. Manchmal lautet der beste Rat: noch fünfzig Tauchgänge nur zum Vergnügen.',
      },
    ],
  },
};
