import type { PriceUnit, StockStatus } from '#schema/generated/types.ts'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import type { Format } from '../format.ts'

const units: Record<PriceUnit, string> = { METRE: 'per metre', SQUARE_METRE: 'per m²', PIECE: 'each' }

const shortUnits: Record<PriceUnit, string> = { METRE: '/m', SQUARE_METRE: '/m²', PIECE: ' each' }

const stock: Record<StockStatus, string> = {
  OK: 'In stock',
  OUT_OF_STOCK: 'Out of stock',
  VOLATILE: 'Stock not confirmed',
}

/** Prices, stock and other parts of every screen. */
const common = ({ counted, figure }: Format) => ({
  price: {
    incVat: 'inc VAT',
    exVat: 'ex VAT',
    from: 'from',
    was: 'Was',
    now: 'now',
    unit: (unit: PriceUnit) => units[unit],
    shortUnit: (unit: PriceUnit) => shortUnits[unit],
    fromQuantity: (quantity: number) => `${figure(quantity)}+`,
    save: (percent: number) => `Save ${figure(percent)} %`,
    checking: 'Checking price…',
    unconfirmed: 'We couldn’t confirm this price',
    unknown: 'Price unknown',
  },
  stock: {
    status: (status: StockStatus) => stock[status],
    left: (quantity: number) => `${figure(quantity)} in stock`,
    few: (quantity: number) => `Only ${figure(quantity)} left`,
  },
  phoneOrderOnly: 'Order by phone',
  breadcrumbs: 'You are here',
  rating: (rating: number) => `${figure(Math.round(rating * 10) / 10)} out of 5`,
  rated: (rating: number, count: number) => `${figure(rating)} out of 5 stars, ${counted(count, 'review', 'reviews')}`,
  figure,
  compare: { add: 'Compare', added: 'In your comparison' },
  wish: 'Wishlist',
  chooseOptions: 'Choose options',
  cart: {
    delivery: 'Delivery and collection',
    add: 'Add to cart',
    adding: 'Adding…',
    quickAdd: 'Add',
    inCart: 'in your cart',
    failed: 'That didn’t work. Please reload the page and try again.',
  },
  quantity: {
    fewer: 'One fewer',
    more: 'One more',
    errors: {
      NOT_A_POSITIVE_INTEGER: 'Quantity must be positive integer',
      NOT_ABOVE_ZERO: 'Quantity must be above 0',
      UNCLEAR: 'Please enter a whole number without a comma or full stop, such as 1200.',
      TOO_MANY: `Quantity must be below ${figure(MOST_PIECES + 1)}`,
    },
  },
})

const recentlyViewed = () => ({
  title: 'Recently viewed',
  clear: 'Clear',
})

export const messages = (format: Format) => ({
  ...common(format),
  recentlyViewed: recentlyViewed(),
})
