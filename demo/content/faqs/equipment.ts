import type { Faq } from '../types';

export const equipmentFaqs: Faq[] = [
  {
    question: {
      en: 'Is equipment included, or may I bring my own?',
      id: 'Apakah alat sudah termasuk, atau boleh membawa sendiri?',
      ja: '器材は含まれますか。自分の器材を使えますか。',
      zh: '包含装备吗？可以自带吗？',
      de: 'Ist Ausrüstung dabei, oder darf ich meine eigene mitbringen?',
    },
    answer: {
      en: 'Tanks and weights always come from us. The page of each trip says whether the rest is included; if not, add a full set to your booking, per diver. Your own kit is welcome: we rinse it, hang it up overnight and have it on the boat next morning.',
      id: 'Tabung dan pemberat selalu dari kami. Halaman tiap trip menyebutkan apakah alat lain termasuk; bila tidak, tambahkan satu set lengkap per penyelam saat memesan. Alat sendiri juga boleh: kami bilas, kami gantung semalam, dan esok paginya sudah ada di kapal.',
      ja: 'タンクとウエイトは必ずご用意します。そのほかの器材が含まれるかは各ツアーのページをご覧ください。含まれない場合は、ご予約時にお一人分ずつフルセットを追加できます。ご自分の器材も歓迎です。洗って一晩干し、翌朝ボートに積んでおきます。',
      zh: '气瓶和配重始终由我们提供，其余装备是否包含见各行程页；若不包含，预订时可按人加租全套。自带装备也欢迎：我们帮您冲洗、晾过夜，第二天一早送上船。',
      de: 'Flaschen und Blei kommen immer von uns. Ob der Rest dabei ist, steht auf der Seite der Ausfahrt; wenn nicht, buchen Sie pro Taucher eine komplette Ausrüstung dazu. Ihre eigene ist willkommen: Wir spülen sie, hängen sie über Nacht auf und haben sie am nächsten Morgen auf dem Boot.',
    },
  },
  {
    question: {
      en: 'Why do you ask for height, weight and shoe size?',
      id: 'Mengapa tinggi, berat, dan ukuran sepatu ditanyakan?',
      ja: '身長・体重・靴のサイズを尋ねるのはなぜですか。',
      zh: '为什么要填身高、体重和鞋码？',
      de: 'Warum fragen Sie nach Größe, Gewicht und Schuhgröße?',
    },
    answer: {
      en: 'So that the right suit, jacket, fins and lead are packed before you arrive. A suit that fits keeps you warm, a jacket that fits keeps you level. Shoe sizes can be given in EU, US, UK or centimetres. If something pinches, we change it in the shop; that is why you try it on there.',
      id: 'Agar wetsuit, BCD, fin, dan pemberat yang pas sudah disiapkan sebelum Anda datang. Wetsuit yang pas menjaga Anda tetap hangat, BCD yang pas menjaga posisi Anda tetap rata. Ukuran sepatu bisa dalam EU, US, UK, atau sentimeter. Bila ada yang sempit, kami ganti di dive shop; karena itu Anda mencobanya di sana.',
      ja: '到着前に、合うスーツ、BCD、フィン、ウエイトをそろえておくためです。体に合ったスーツは暖かく、合ったBCDは姿勢を安定させます。靴のサイズはEU・US・UK・センチのいずれでもご記入いただけます。窮屈なものがあれば店で交換しますので、出発前に必ずご試着ください。',
      zh: '为了在您到店前备好合身的湿衣、浮力背心、脚蹼和配重。湿衣合身才保暖，背心合身才平衡。鞋码可填欧码、美码、英码或厘米。哪里紧了，就在店里换，所以才请您在店里试穿。',
      de: 'Damit Anzug, Jacket, Flossen und Blei bereitliegen, bevor Sie kommen. Ein passender Anzug hält warm, ein passendes Jacket hält Sie waagerecht. Die Schuhgröße können Sie in EU, US, UK oder Zentimetern angeben. Drückt etwas, tauschen wir es in der Basis; deshalb wird dort anprobiert.',
    },
  },
  {
    question: {
      en: 'I wear glasses. How will I see under water?',
      id: 'Saya berkacamata. Bagaimana bisa melihat di bawah air?',
      ja: '眼鏡をかけています。水中で見えますか。',
      zh: '我戴眼镜，水下看得清吗？',
      de: 'Ich trage eine Brille. Wie sehe ich unter Wasser?',
    },
    answer: {
      en: 'With a prescription mask, which you can add to your order; enter your dioptres in the form of the diver and we fit the nearest half step. Soft contact lenses are fine as well, preferably daily ones, since one may get lost. Hard lenses should stay on land.',
      id: 'Dengan masker berlensa, yang bisa ditambahkan ke pesanan; isi ukuran minus kedua mata di formulir penyelam dan kami pasangkan yang paling dekat per setengah dioptri. Lensa kontak lunak juga boleh, sebaiknya yang harian karena bisa hilang. Lensa keras sebaiknya tinggal di darat.',
      ja: 'オプションの度付きマスクをご利用ください。ダイバー情報の欄に度数をご記入いただければ、0.5刻みで近いレンズをご用意します。ソフトコンタクトレンズも使えますが、流される可能性があるので使い捨てが安心です。ハードレンズは陸でお休みさせてください。',
      zh: '可以加选近视面镜，在潜水员表格里填写度数，我们按50度一档配最接近的镜片。软性隐形眼镜也行，最好用日抛，因为可能被冲走。硬性隐形眼镜请留在岸上。',
      de: 'Mit einer Maske mit Sehstärke, die Sie dazubuchen können; tragen Sie die Dioptrien beim Taucher ein, wir nehmen den nächstliegenden halben Schritt. Weiche Kontaktlinsen gehen auch, am besten Tageslinsen, weil eine verloren gehen kann. Harte Linsen bleiben besser an Land.',
    },
  },
  {
    question: {
      en: 'Which tanks and valves do you use?',
      id: 'Tabung dan katup apa yang dipakai?',
      ja: 'タンクとバルブの種類を教えてください。',
      zh: '用什么气瓶和瓶阀？',
      de: 'Welche Flaschen und Ventile haben Sie?',
    },
    answer: {
      en: 'Aluminium tanks of 12 litres with an INT (yoke) valve are standard. Bigger lungs can add a 15-litre tank. For a DIN regulator there is an adaptor among the add-ons; please tick it beforehand, since boats leave early and adaptors have a way of being on the other one.',
      id: 'Standarnya tabung aluminium 12 liter dengan katup INT (yoke). Yang boros udara bisa memilih tabung 15 liter. Untuk regulator DIN ada adaptor di daftar tambahan; centanglah sejak awal, karena kapal berangkat pagi dan adaptor biasanya entah kenapa selalu ada di kapal yang satu lagi.',
      ja: '標準は12LのアルミタンクでINT（ヨーク）バルブです。エアの消費が多い方は15Lタンクを追加できます。DINのレギュレーターにはオプションのアダプターをお選びください。朝の出発は早く、アダプターは不思議ともう1隻のほうに載っているものなので、事前のご指定をお願いします。',
      zh: '标准配置是12升铝瓶，INT（轭式）阀。耗气大的可以加选15升气瓶。DIN调节器可在附加项里选转接头，请提前勾选：船走得早，而转接头往往就在另一艘船上。',
      de: 'Standard sind Aluminiumflaschen mit 12 Litern und INT-Ventil (Bügel). Wer mehr Luft braucht, bucht eine 15-Liter-Flasche dazu. Für DIN-Regler gibt es bei den Extras einen Adapter; bitte vorher ankreuzen, denn die Boote fahren früh, und der Adapter liegt gern auf dem anderen.',
    },
  },
  {
    question: {
      en: 'Do you have nitrox?',
      id: 'Apakah tersedia nitrox?',
      ja: 'ナイトロックスは使えますか。',
      zh: '有高氧吗？',
      de: 'Haben Sie Nitrox?',
    },
    answer: {
      en: 'Yes, blended in our own workshop; you add it for the day, per diver, when you book. You need an Enriched Air certificate and analyse your tank yourself before diving. If you are not certified yet, you can do the Enriched Air course with us in a day.',
      id: 'Ada, dicampur di bengkel kami; tambahkan per penyelam untuk hari itu saat memesan. Anda perlu sertifikat Enriched Air dan mengukur sendiri tabung Anda sebelum menyelam. Yang belum bersertifikat bisa mengikuti kursus Enriched Air bersama kami dalam sehari.',
      ja: 'はい。自社の整備室でブレンドし、ご予約時にお一人1日単位で追加できます。エンリッチド・エアの認定が必要で、潜る前にご自分で分析していただきます。お持ちでない方は、1日で修了できる講習をご利用ください。',
      zh: '有，由我们的维修室现场混合，预订时按人按天加选。您需要持有高氧证书，并在下水前亲自测量气瓶。还没有证书的，一天就能在我们这里完成高氧课程。',
      de: 'Ja, in unserer Werkstatt gemischt und bei der Buchung pro Taucher für den Tag wählbar. Sie brauchen ein Enriched-Air-Brevet und messen Ihre Flasche vor dem Tauchgang selbst. Wer noch keines hat, macht den Kurs bei uns an einem Tag.',
    },
  },
  {
    question: {
      en: 'Do I need a dive computer and a torch?',
      id: 'Perlukah komputer selam dan senter?',
      ja: 'ダイブコンピューターとライトは必要ですか。',
      zh: '需要电脑表和手电吗？',
      de: 'Brauche ich Tauchcomputer und Lampe?',
    },
    answer: {
      en: 'A computer for each diver is what we recommend everywhere and ask for on deep or strong-current sites. A torch is compulsory at night and pleasant by day at walls and wrecks. Both can be added to the booking, and both are explained to you before you get wet.',
      id: 'Satu komputer untuk tiap penyelam kami sarankan di mana pun, dan wajib di lokasi dalam atau berarus kuat. Senter wajib untuk penyelaman malam dan menyenangkan di siang hari pada dinding dan kapal karam. Keduanya bisa ditambahkan saat memesan, dan cara pakainya dijelaskan sebelum turun.',
      ja: 'コンピューターはどこでもお一人1台をおすすめしており、深いポイントや流れの強いポイントでは必須です。ライトはナイトで必須、昼の壁や沈船でもあると楽しめます。どちらもご予約時に追加でき、使い方は水に入る前にご説明します。',
      zh: '我们建议每位潜水员都有一块电脑表，在深点或急流点则是必需的。夜潜必须带手电，白天看断崖和沉船带上也有意思。两样都可以在预订时加选，下水前会教您怎么用。',
      de: 'Einen Computer für jeden Taucher empfehlen wir überall, an tiefen oder strömungsreichen Plätzen ist er Pflicht. Eine Lampe ist nachts vorgeschrieben und tagsüber an Wänden und Wracks eine Freude. Beides können Sie dazubuchen, und beides erklären wir, bevor Sie nass werden.',
    },
  },
];
