import type { Format } from '../format.ts'

/** The words of the home page. */
export const messages = ({ counted }: Format) => ({
  title: 'Timber and building supplies',
  description:
    'Timber, sheet materials, mouldings, stair parts, decking, fixings and finishes, priced by the piece and by the metre, with stock you can rely on.',
  offers: 'Offers of the season',
  categories: 'Shop by category',
  newProducts: 'New arrivals',
  bestSellers: 'Best sellers',
  specialOffers: 'Special offers',
  unavailable: 'Part of this page could not be loaded just now. The rest of the shop is open.',
  products: (count: number) => counted(count, 'product', 'products'),
})
