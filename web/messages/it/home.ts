import type { Format } from '../format.ts'

/** The words of the home page. */
export const messages = ({ counted }: Format) => ({
  offers: 'Offerte della stagione',
  categories: 'Acquista per categoria',
  newProducts: 'Novità',
  bestSellers: 'I più venduti',
  specialOffers: 'Offerte speciali',
  products: (count: number) => counted(count, 'prodotto', 'prodotti'),
})
