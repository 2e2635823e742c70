/** The most common passwords of the allowed length, compared case-insensitively. */
const common = new Set(
  `
  1234567 12345678 123456789 1234567890 0123456789 12345678910 123123123 12341234 123321123 1234554321 12344321
  87654321 987654321 0987654321 9876543210 7654321 11223344 112233445566 11112222 147258369 159753456 741852963
  123qweasd 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qazwsxedc qweasdzxc zaq12wsx zaq1zaq1 q1w2e3r4
  qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop qwertz123 qwertzu qwertzuiop azertyuiop asdfghj
  asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm zxcvbnm123 poiuytrewq
  abcdefg abcdefgh abc1234 abcd1234 abc12345 abc123456 a123456 a1234567 a12345678 a123456789 aa123456 aa12345678
  1234abcd 123456a 123456abc 123abc456 q123456 q1234567 z123456 x123456
  password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa55word pass1234
  pass12345 pass123456 mypassword thepassword newpassword secret1 secret12 secret123 mysecret topsecret
  changeme changeme1 changeme123 letmein letmein1 letmein123 welcome welcome1 welcome123 default1 temporary temp1234
  administrator admin12 admin123 admin1234 admin12345 admin@123 root1234 superman superuser testtest test123 test1234
  test12345 testing testing1 testing123 guest123 user1234 login123 hello123 hello1234 hellohello helloworld
  iloveyou iloveyou1 iloveyou2 ilovegod iloveme loveyou lovelove loveme1 princess princess1 sunshine sunshine1
  rainbow football football1 baseball basketball liverpool chelsea1 arsenal1 barcelona manchester juventus
  michael michael1 jessica jennifer michelle charlie charlie1 jordan23 anthony nicholas daniel1 ashley1 andrew1
  batman1 batman123 spiderman pokemon pokemon1 starwars startrek minecraft naruto1 naruto123 dragonball
  monkey1 monkey12 monkey123 dragon1 dragon12 dragon123 master1 master123 shadow1 shadow123 killer1 killer123
  trustno1 whatever computer internet samsung samsung1 google123 facebook facebook1 instagram windows10
  flower1 butterfly chocolate cookie1 cheese1 banana1 blessed1 freedom1 forever1 jesus123 jesuschrist
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 autumn2025
  sayangku sayang1 sayang123 sayangkamu akusayangkamu cintaku bismillah indonesia indonesia1 indonesia123 rahasia
  rahasia123 katasandi jakarta jakarta1 garuda123 bandung1 balibali
  passwort passwort1 passwort123 hallo123 hallo1234 schatz1 schatzi geheim123 sommer2025 deutschland schalke04
  sakura1 sakura123 doraemon arigatou konnichiwa nihongo woaini1 woaini123 woaini520 woaini1314 5201314 1314520
  nihaoma wodemima mima1234 scuba123 scubadiver scubadiving diver123 diving123 segara1 segara123 segaradive
  `
    .trim()
    .split(/\s+/),
);

const oneCharacter = /^(.)\1*$/u;

export const isCommonPassword = (password: string): boolean =>
  oneCharacter.test(password) || common.has(password.toLowerCase());
