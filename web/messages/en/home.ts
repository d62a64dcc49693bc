import type { Format } from '../format.ts'

/** The words of the home page. */
export const messages = ({ counted }: Format) => ({
  offers: 'Offers of the season',
  categories: 'Shop by category',
  newProducts: 'New arrivals',
  bestSellers: 'Best sellers',
  specialOffers: 'Special offers',
  unavailable: 'Part of this page could not be loaded just now. The rest of the shop is open.',
  products: (count: number) => counted(count, 'product', 'products'),
})
