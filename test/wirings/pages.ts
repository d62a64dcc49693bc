import type { Wiring } from './wiring.types.ts'

const SCROLLING = 'web/router/scroll/scroll-target.test.ts › scrollTarget'
const SCROLL_TARGET = 'web/router/scroll/scroll-target.ts'

/** Navigation, products and unknown addresses. */
export const pages: readonly Wiring[] = [
  {
    id: 'a navigation scrolls to the target of a hash',
    section: 2,
    requirement: 'NAV-2',
    test: SCROLLING,
    cut: {
      file: SCROLL_TARGET,
      find: "if (to.hash) return { kind: 'element', id: decoded(to.hash.slice(1)) }\n",
      replace: '',
    },
  },
  {
    id: 'going back restores the scroll position',
    section: 2,
    requirement: 'NAV-3',
    test: SCROLLING,
    cut: { file: SCROLL_TARGET, find: "{ kind: 'offset', scroll: scroll ?? 0 }", replace: "{ kind: 'offset', scroll: 0 }" },
  },
  {
    id: 'another path scrolls to the top',
    section: 2,
    requirement: 'NAV-4',
    test: SCROLLING,
    cut: {
      file: SCROLL_TARGET,
      find: "isSamePath || staysPut ? { kind: 'none' }",
      replace: "isSamePath || !staysPut ? { kind: 'none' }",
    },
  },
  {
    id: 'choosing a variant puts it into the address',
    section: 2,
    requirement: 'PROD-3',
    test: 'test/e2e/product/first-variant.e2e.ts › a configurable product opens with a variant in its address, and the address follows the choice without loading anything',
    cut: {
      file: 'web/features/catalog/product/parts/options/use-variant.ts',
      find: 'if (wanted) navigate(routerPath(basePath, wanted), SAME_PAGE)',
      replace: 'void [wanted, routerPath, basePath, navigate, SAME_PAGE]',
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
