import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Navigation between screens. */
export const navigation: readonly Mutation[] = [
  {
    requirement: 'NAV-1',
    file: 'web/router/follow-links.ts',
    find: "replace: 'replace' in link.dataset ||",
    replace: 'replace: true ||',
  },
  {
    requirement: 'NAV-5',
    file: 'web/router/log-route-error.ts',
    find: "console.error('The page could not be shown', error)",
    replace: '',
  },
  {
    requirement: 'NAV-7',
    file: 'web/features/catalog/listing/loaded-pages.ts',
    find: 'return productsByEntry.get(entry) ?? []',
    replace: 'return []',
  },
  {
    requirement: 'NAV-8',
    file: 'web/router/scroll-positions.ts',
    find: 'Reflect.get(positions, historyKey(location))',
    replace: 'Reflect.get(positions, location.pathname)',
  },
  {
    requirement: 'NAV-9',
    file: 'web/router/hydration-state.ts',
    find: 'await Promise.all(matches.map(({ route }) => resolveScreen(route)))',
    replace: '',
  },
  {
    requirement: 'NAV-10',
    file: 'web/routes/contact/contact.tsx',
    find: '=> loadFrom(args)(ContactPageDocument, {})',
    replace: '=> ({ answer: loadFrom(args)(ContactPageDocument, {}) })',
  },
  {
    requirement: 'NAV-40',
    file: 'web/features/shell/layout/shell.tsx',
    find: '{menu.length > 0 && <MenuButton />}',
    replace: '',
  },
  {
    requirement: 'NAV-40',
    file: 'web/features/shell/layout/header.module.css',
    find: '((width < 46rem) and (height < 26rem))',
    replace: '((width < 30rem) and (height < 26rem))',
  },
  {
    requirement: 'NAV-41',
    file: 'web/features/shell/layout/bottom-bar.tsx',
    find: '<AccountLink />',
    replace: '',
  },
  {
    requirement: 'NAV-42',
    file: 'web/features/shell/layout/main-menu.tsx',
    find: 'onBack={panels.back}',
    replace: 'onBack={() => {}}',
  },
  {
    requirement: 'NAV-43',
    file: 'web/features/shell/layout/header.module.css',
    find: '.bar:has(search:focus-within, :target)',
    replace: '.bar:has(:active)',
  },
  {
    requirement: 'SHOP-19',
    file: 'web/components/dialog/show-dialog.ts',
    find: "  addEventListener('popstate', onClose, listening)\n",
    replace: '',
  },
  {
    requirement: 'SHOP-19',
    file: 'web/features/catalog/search/use-search-field.ts',
    find: '      setOpen(false)\n      // The next tap',
    replace: '      // The next tap',
  },
  {
    requirement: 'SHOP-20',
    file: 'web/features/buying/cart/page/cart-view.module.css',
    find: '.summary > :is(fieldset, :last-child)',
    replace: '.summary > :is(:last-child)',
  },
  {
    requirement: 'SHOP-20',
    file: 'web/features/buying/cart/page/cart-view.module.css',
    find: '.summary details:not([open])',
    replace: '.summary > details:not([open])',
  },
  {
    requirement: 'SHOP-20',
    file: 'web/features/buying/cart/contents/cart-line.module.css',
    find: '    .about > a {\n      display: none;',
    replace: '    .about > a {\n      display: inline-flex;',
  },
  {
    requirement: 'SHOP-20',
    file: 'web/components/order/order-record.module.css',
    find: '    .thanks,\n    .after {\n      display: block;',
    replace: '    .after {\n      display: block;',
  },
  {
    requirement: 'SHOP-20',
    file: 'web/features/buying/cutting/plan/plan.module.css',
    find: '    .layouts,\n    .sheets {\n      display: block;',
    replace: '    .sheets {\n      display: block;',
  },
  {
    requirement: 'SHOP-20',
    file: 'web/features/account/customer/orders/orders.module.css',
    find: ':has(.order),\n    .order {',
    replace: ':has(.order) {',
  },
]
