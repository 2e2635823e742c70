/** Languages common among guests and crew on Bali, offered first. */
export const usualLanguages = [
  'en',
  'id',
  'ban',
  'jv',
  'sas',
  'zh',
  'yue',
  'ja',
  'ko',
  'de',
  'fr',
  'nl',
  'es',
  'it',
  'pt',
  'ru',
  'pl',
  'sv',
] as const;

/** All other languages of ISO 639-1, and Indonesian languages with a three-letter code. */
const furtherLanguages = `
  aa ab ace ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs bug ca ce ch co cr cs cu cv cy da dv dz ee el
  eo et eu fa ff fi fil fj fo fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia ie ig ii ik io is iu ka kg ki kj kk kl
  km kn kr ks ku kv kw ky la lb lg li ln lo lt lu lv mad mg mh mi min mk ml mn mr ms mt my na nb nd ne ng nn nr nv ny oc
  oj om or os pa pi ps qu rm rn ro rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sw ta te tg th ti tk tn to tr ts
  tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zu`
  .trim()
  .split(/\s+/);

export const languageCodes: readonly string[] = [...usualLanguages, ...furtherLanguages];
