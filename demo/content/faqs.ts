import { bookingFaqs } from './faqs/booking';
import { coursesFaqs } from './faqs/courses';
import { divingFaqs } from './faqs/diving';
import { equipmentFaqs } from './faqs/equipment';
import { healthFaqs } from './faqs/health';
import { paymentFaqs } from './faqs/payment';
import { snorkellingFaqs } from './faqs/snorkelling';
import { travelFaqs } from './faqs/travel';
import type { Faq, FaqContent } from './types';

const about = (topic: FaqContent['topic'], faqs: Faq[]): FaqContent[] => faqs.map((faq) => ({ topic, ...faq }));

/** Sorted as guests usually ask them. */
export const faqs: FaqContent[] = [
  ...about('booking', bookingFaqs),
  ...about('payment', paymentFaqs),
  ...about('diving', divingFaqs),
  ...about('courses', coursesFaqs),
  ...about('equipment', equipmentFaqs),
  ...about('health', healthFaqs),
  ...about('travel', travelFaqs),
  ...about('snorkelling', snorkellingFaqs),
];
