import type { Format } from '../format.ts'

/** The words of the home page. */
export const messages = ({ counted }: Format) => ({
  offers: 'Offers of the season',
  categories: 'Shop by category',
  newProducts: 'New arrivals',
  bestSellers: 'Best sellers',
  specialOffers: 'Special offers',
  products: (count: number) => counted(count, 'product', 'products'),
})
