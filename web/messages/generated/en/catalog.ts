// Written by `npm run codegen` from schema/messages/*.json.
import type { Format } from '../../format.ts'

export const messages = ({ counted, figure, tenth }: Format) => ({
  price: {
    incVat: 'inc VAT',
    exVat: 'ex VAT',
    free: 'Free',
    from: 'from',
    yours: 'Your price',
    was: 'Was',
    now: 'now',
    unit: {
      METRE: 'per metre',
      SQUARE_METRE: 'per m²',
      PIECE: 'per piece',
    },
    shortUnit: {
      METRE: '/m',
      SQUARE_METRE: '/m²',
      PIECE: ' per piece',
    },
    each: 'each',
    perPack: 'per pack',
    fromQuantity: (quantity: number) => `${figure(quantity)}+`,
    toNextBreak: (missing: number) => `${figure(missing)} more and each is`,
    save: (percent: number) => `Save ${figure(percent)}%`,
    checking: 'Checking price…',
    unconfirmed: 'We couldn’t confirm this price',
    unknown: 'Price unknown',
  },
  stock: {
    status: {
      OK: 'In stock',
      OUT_OF_STOCK: 'Out of stock',
      VOLATILE: 'Stock not confirmed',
    },
    available: 'Available',
    left: (quantity: number) => `${figure(quantity)} in stock`,
    few: (quantity: number) => `Only ${figure(quantity)} left`,
  },
  phoneOrderOnly: 'Order by phone',
  breadcrumbs: 'You are here',
  rating: (rating: number) => `${tenth(rating)} out of 5`,
  rated: ({ rating, count }: { rating: number; count: number }) => `${figure(rating)} out of 5 stars, ${counted(count, 'review', 'reviews')}`,
  compare: {
    add: 'Compare',
    added: 'In your comparison',
  },
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
      TOO_MANY: 'Quantity must be below 10,000',
    },
  },
  recentlyViewed: {
    title: 'Recently viewed',
    clear: 'Clear',
  },
  close: 'Close',
  undo: 'Undo',
})
