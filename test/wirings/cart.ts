import type { Wiring } from './wiring.types.ts'

const SYNC = 'bff/services/cart/sync/sync.test.ts'
const SETTINGS = 'test/e2e/cart/cart-settings.e2e.ts'
const PAGE =
  'test/e2e/cart/cart.e2e.ts › the cart page › shows stock and pictures, changes quantities, and removes lines with a question and undo'
const UNSURE = `${SETTINGS} › with other cart settings and a failing stock system › a cart line warns that its stock is unsure, and badge and mini-cart count lines`

/** Adding, merging, counting and showing lines. */
export const cart: readonly Wiring[] = [
  {
    id: 'a change in another tab changes the cart here',
    section: 4,
    requirement: 'CART-3',
    test: 'test/e2e/cart/cart.e2e.ts › a shopper without a cookie › adds a product, and finds it in the cart after a reload and in another tab',
    cut: {
      file: 'web/storage/open-device-value.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of the sources
      find: 'const tabs = createTabs(`${deviceDatabase}/${collection}/${key}`)',
      replace: 'const tabs = createTabs(crypto.randomUUID())',
    },
  },
  {
    id: 'the cart of the device takes precedence when the network returns',
    section: 4,
    requirement: 'MERGE-12',
    test: 'test/e2e/cart/offline-cart.e2e.ts › items added, changed and removed offline are shown at once and reach the platform once',
    cut: {
      file: 'web/features/buying/cart/device/cart-syncs.ts',
      find: 'await enqueue(state, isForced || !currentNetwork().isOnline, added)',
      replace: 'await enqueue(state, false, added)',
    },
  },
  {
    id: 'opening the cart dismisses the card after Add',
    section: 5,
    requirement: 'NOTICE-5',
    test: 'test/e2e/cart/cart.e2e.ts › a notice closes after five seconds or when dismissed, but not under the pointer',
    cut: {
      file: 'web/features/buying/cart/mini-cart/mini-cart.tsx',
      find: 'if (card) dismiss(id)',
      replace: 'void [id, card, dismiss]',
    },
  },
  {
    id: 'adding shows the warning about volatile stock',
    section: 5,
    requirement: 'CART-18',
    test: UNSURE,
    cut: {
      file: 'web/features/buying/cart/device/cart-edits.ts',
      find: "() => ({ type: 'warning', message: texts.volatile })",
      replace: 'success(texts.added)',
    },
  },
  {
    id: 'the setting for lines makes the badge count lines',
    section: 4,
    requirement: 'CART-10',
    test: UNSURE,
    cut: {
      file: 'web/features/buying/cart/device/open-cart.ts',
      find: "shop.cart.counts === 'lines' ? cart.lines.length : cart.quantity",
      replace: 'cart.quantity',
    },
  },
  {
    id: 'the badge counts quantities by default',
    section: 4,
    requirement: 'CART-10',
    test: PAGE,
    cut: {
      file: 'web/features/buying/cart/device/open-cart.ts',
      find: "shop.cart.counts === 'lines' ? cart.lines.length : cart.quantity",
      replace: 'cart.lines.length',
    },
  },
  {
    id: 'a positive stock check marks the line as in stock',
    section: 8,
    requirement: 'STOCK-11',
    test: PAGE,
    cut: {
      file: 'web/features/buying/cart/contents/line-facts.tsx',
      find: 'return <span className={styles.inStock}>{there}</span>',
      replace: 'return null',
    },
  },
  {
    id: 'a line of the cart has the picture of cart lines',
    section: 9,
    requirement: 'LIMIT-20',
    test: PAGE,
    cut: { file: 'web/features/buying/cart/contents/cart-line.tsx', find: 'size="line"', replace: 'size="card"' },
  },
  {
    id: 'removing a line asks first',
    section: 5,
    requirement: 'CART-20',
    test: PAGE,
    cut: {
      file: 'web/features/buying/cart/contents/cart-line.tsx',
      find: 'onToggle={setConfirming}',
      replace: 'onToggle={onRemove}',
    },
  },
  {
    id: 'an out-of-stock product gives a notice and is not added',
    section: 5,
    requirement: 'CART-19',
    test: 'web/features/buying/cart/adding/adding.test.ts › findObstacles › reports %s',
    cut: {
      file: 'web/features/buying/cart/adding/obstacles.ts',
      find: "if (stock?.status === 'OUT_OF_STOCK') return [{ kind: 'outOfStock' }]",
      replace: "if (stock?.status === 'OUT_OF_STOCK') return []",
    },
  },
  {
    id: 'the errors of a product stop the adding',
    section: 5,
    requirement: 'CART-16',
    test: 'web/features/buying/cart/adding/adding.test.ts › findObstacles › reports %s',
    cut: { file: 'web/features/buying/cart/adding/obstacles.ts', find: '  if (issues.length > 0) return issues\n', replace: '' },
  },
  {
    id: 'adding a product that is in the cart merges the lines',
    section: 4,
    requirement: 'CART-8',
    test: `${SYNC} › syncCart › merges duplicate lines and adds up their quantities`,
    cut: {
      file: 'bff/domain/cart/join-lines.ts',
      find: 'Math.min(known.line.quantity + line.quantity, MOST_PIECES)',
      replace: 'known.line.quantity',
    },
  },
  {
    id: 'a cart with lines and without a token creates a token',
    section: 4,
    requirement: 'MERGE-8',
    test: `${SYNC} › syncCart › creates a cart for a guest without one and adds the lines`,
    cut: {
      file: 'bff/services/cart/sync/sync-revision.ts',
      find: 'openQuote(device.lines.length > 0, scope)',
      replace: 'openQuote(false, scope)',
    },
  },
  {
    id: 'a 401 on connect is tried once more as a guest',
    section: 4,
    requirement: 'MERGE-10',
    test: `${SYNC} › cart that the platform has lost › is requested again as a guest as often as configured`,
    cut: {
      file: 'bff/services/cart/quote/open-quote.ts',
      find: 'if (retries >= config.cart.bypassAttempts) {',
      replace: 'if (retries >= 0) {',
    },
  },
  {
    id: 'a cart that the platform has lost is created again',
    section: 4,
    requirement: 'QUEUE-4',
    test: `${SYNC} › cart that the platform has lost › is replaced by a new one with the device’s lines after a %i`,
    cut: {
      file: 'bff/services/cart/quote/open-quote.ts',
      find: 'if (!isRefused(error, 404) && !isRefused(error, 401)) throw error',
      replace: 'throw error',
    },
  },
  {
    id: 'a merge reads the totals',
    section: 4,
    requirement: 'MERGE-5',
    test: `${SYNC} › syncCart › pulls before the first change and reads totals after the last`,
    cut: {
      file: 'bff/services/cart/merge/complete-merge.ts',
      find: '!config.cart.totalsSync) return null',
      replace: 'config.cart.totalsSync) return null',
    },
  },
  {
    id: 'a refused update restores the previous quantity',
    section: 4,
    requirement: 'MERGE-6',
    test: 'bff/domain/cart/lines.test.ts › after a rejected change, a cart line is %s',
    cut: { file: 'bff/domain/cart/after-refusal.ts', find: '? quote.quantity : null', replace: '? 0 : null' },
  },
  {
    id: 'a refused new line is removed',
    section: 4,
    requirement: 'MERGE-7',
    test: 'bff/domain/cart/lines.test.ts › after a rejected change, a cart line is %s',
    cut: { file: 'bff/domain/cart/after-refusal.ts', find: '? quote.quantity : null', replace: '? quote.quantity : 1' },
  },
  {
    id: 'a coupon needs synchronised totals',
    section: 5,
    requirement: 'TOTAL-1',
    test: 'bff/services/cart/coupon.test.ts › cart coupon › is rejected without a cart and without totals sync',
    cut: {
      file: 'bff/services/cart/change-cart.ts',
      find: 'if (!quote || !scope.config.cart.totalsSync) return change.refusal(null)',
      replace: 'if (!quote) return change.refusal(null)',
    },
  },
  {
    id: 'a virtual cart hides cash on delivery',
    section: 4,
    requirement: 'CART-9',
    test: 'bff/domain/cart/methods.test.ts › paymentMethods › hides every cash on delivery method for a cart without deliveries',
    cut: { file: 'bff/domain/cart/methods.ts', find: '!isVirtual || code !== own.code', replace: 'code !== undefined' },
  },
  {
    id: 'shipping methods that are not available are dropped',
    section: 5,
    requirement: 'TOTAL-3',
    test: 'bff/domain/cart/methods.test.ts › shippingMethods › returns only available methods',
    cut: { file: 'bff/domain/cart/methods.ts', find: 'named.filter(({ isAvailable }) => isAvailable)', replace: 'named' },
  },
]
