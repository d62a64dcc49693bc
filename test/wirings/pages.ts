import type { Wiring } from './wiring.types.ts'

const SCROLLING = 'test/e2e/browsing/scrolling.e2e.ts › scrolling'
const EXTENDED_LIST = `${SCROLLING} › returns to its position in an extended list, and starts at the top of a next page`
const RESTORATION = {
  file: 'web/router/navigation-effects.tsx',
  find: '<ScrollRestoration getKey={historyKey} storageKey={SCROLL_POSITIONS} />',
}

/** Navigation, products and unknown addresses. */
export const pages: readonly Wiring[] = [
  {
    id: 'a navigation scrolls to the target of a hash',
    section: 2,
    requirement: 'NAV-2',
    test: `${SCROLLING} › goes to the target of a hash, and keeps its position when a filter changes the list`,
    cut: { ...RESTORATION, replace: '{void [ScrollRestoration, historyKey, SCROLL_POSITIONS]}' },
  },
  {
    id: 'going back restores the scroll position',
    section: 2,
    requirement: 'NAV-3',
    test: EXTENDED_LIST,
    cut: {
      ...RESTORATION,
      replace: "<ScrollRestoration getKey={() => 'one place'} storageKey={SCROLL_POSITIONS + historyKey} />",
    },
  },
  {
    id: 'another path scrolls to the top',
    section: 2,
    requirement: 'NAV-4',
    test: EXTENDED_LIST,
    cut: { ...RESTORATION, replace: '{void [ScrollRestoration, historyKey, SCROLL_POSITIONS]}' },
  },
  {
    id: 'going back focuses the card that was left',
    section: 2,
    requirement: 'NAV-20',
    test: EXTENDED_LIST,
    cut: {
      file: 'web/after-hydration.ts',
      find: '  focusOpenedCard(router)\n',
      replace: '  void focusOpenedCard\n',
    },
  },
  {
    id: 'a control that goes leaves the focus on a heading',
    section: 2,
    requirement: 'UI-48',
    test: 'test/e2e/every-page/keep-focus.e2e.ts › a filter that is taken off, and an example that fills the cutting list, leave the focus on a heading',
    cut: {
      file: 'web/after-hydration.ts',
      find: '  keepFocus()\n',
      replace: '  void keepFocus\n',
    },
  },
  {
    id: 'a phone may be turned while the next page is opened',
    section: 2,
    requirement: 'NAV-44',
    test: 'test/e2e/browsing/browse-on-phone.e2e.ts › on a phone the shop › opens the next page and logs nothing if the phone is turned meanwhile',
    cut: {
      file: 'web/after-hydration.ts',
      find: '  allowSkippedTransitions()\n',
      replace: '  void allowSkippedTransitions\n',
    },
  },
  {
    id: 'choosing a variant puts it into the address',
    section: 2,
    requirement: 'PROD-3',
    test: 'test/e2e/browsing/other-settings.e2e.ts › on a desktop › a configurable product opens at a variant, and its address follows each choice',
    cut: {
      file: 'web/features/catalog/product/parts/options/use-variant.ts',
      find: 'if (target) navigate(routerPath(basePath, target), SAME_PAGE)',
      replace: 'void [target, routerPath, basePath, navigate, SAME_PAGE]',
    },
  },
  {
    id: 'a hidden variant redirects to its configurable product',
    section: 2,
    requirement: 'PROD-4',
    test: 'test/spec/products/product-pages.spec.ts › configurable child opened directly',
    cut: {
      file: 'bff/domain/products/product-status.ts',
      find: "return { kind: 'redirect', parent, childSku: child.sku }",
      replace: "return { kind: 'show' }",
    },
  },
  {
    id: 'a product of status 2 or higher is treated as empty',
    section: 4,
    requirement: 'PROD-22',
    test: 'test/spec/products/status-visibility.spec.ts › product with status 2 or higher',
    cut: { file: 'bff/domain/products/product-status.ts', find: 'const DISABLED = 2', replace: 'const DISABLED = 3' },
  },
]
