/** Where the international diver medical is published in several languages, with the physician's part. */
export const officialForm = 'https://www.uhms.org/resources/recreational-diving-medical-screening-system.html';
