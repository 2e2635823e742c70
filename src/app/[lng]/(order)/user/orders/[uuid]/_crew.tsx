/** Imported last, as its styles are on other pages: the order of imports decides which styles come together. */
export { OrderCrew } from '@/features/crew/people/ui/order-crew';
