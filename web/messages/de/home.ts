import type { Format } from '../format.ts'

/** The words of the home page. */
export const messages = ({ counted }: Format) => ({
  offers: 'Angebote der Saison',
  categories: 'Nach Kategorie einkaufen',
  newProducts: 'Neu im Sortiment',
  bestSellers: 'Meistverkauft',
  specialOffers: 'Sonderangebote',
  products: (count: number) => counted(count, 'Produkt', 'Produkte'),
})
