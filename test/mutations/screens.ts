import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** The screens and their addresses. */
export const screens: readonly Mutation[] = [
  { requirement: 'SCREEN-1', file: 'web/routes.ts', find: "'/pwa.html'", replace: "'/pwa'" },
  { requirement: 'SCREEN-2', file: 'web/routes.ts', find: "'/checkout'", replace: "'/check-out'" },
  {
    requirement: 'SCREEN-3',
    file: 'web/routes.ts',
    find: "'/my-account/:block?/:orderId?'",
    replace: "'/my-account/:block/:orderId?'",
  },
  {
    requirement: 'SCREEN-4',
    file: 'web/features/account/customer/pages/blocks.ts',
    find: ", 'recently-viewed']",
    replace: ']',
  },
  { requirement: 'SCREEN-5', file: 'web/routes.ts', find: "'/contact-us'", replace: "'/contact/us'" },
  {
    requirement: 'SCREEN-6',
    file: 'web/messages/generated/en/lists.ts',
    find: "'Compare Products'",
    replace: "'Compare products'",
  },
  { requirement: 'SCREEN-7', file: 'web/routes.ts', find: ", [], 'minimal')", replace: ')' },
  {
    requirement: 'SCREEN-8',
    file: 'web/routes/product/product.tsx',
    find: 'sku: parentSku',
    replace: 'sku: args.params.slug',
  },
  { requirement: 'SCREEN-9', file: 'web/routes.ts', find: '/:slug/:childSku?', replace: '/:slug' },
  { requirement: 'SCREEN-10', file: 'web/routes.ts', find: "'/c/:slug'", replace: "'/category/:slug'" },
  {
    requirement: 'SCREEN-11',
    file: 'web/routes/cms-page/cms-page.tsx',
    find: 'args.params.slug',
    replace: 'args.params.identifier',
  },
  { requirement: 'SCREEN-12', file: 'web/routes.ts', find: "'/create-password',\n", replace: "'/new-password',\n" },
  {
    requirement: 'SCREEN-13',
    file: 'web/routes/news-post/news-post.tsx',
    find: 'args.params.id',
    replace: 'args.params.slug',
  },
  {
    requirement: 'SCREEN-14',
    file: 'web/messages/generated/en/content.ts',
    find: "'Our latest news and events'",
    replace: "'News and events'",
  },
  { requirement: 'SCREEN-15', file: 'web/routes.ts', find: "'/cutting-form',\n", replace: "'/cutting-list',\n" },
  {
    requirement: 'SCREEN-16',
    file: 'web/routes/panel-cutting-services/panel-cutting-services.tsx',
    find: "const PATH = '/panel-cutting-serivces'",
    replace: "const PATH = '/panel-cutting-services'",
  },
  {
    requirement: 'SCREEN-18',
    file: 'web/routes/dispatch/dispatch.tsx',
    find: 'if (!route) notFound()',
    replace: "if (!route) redirectTo('/')",
  },
  {
    requirement: 'SCREEN-19',
    file: 'web/routes.ts',
    find: "'/order-success/:orderId/:email'",
    replace: "'/order/:orderId/:email'",
  },
  {
    requirement: 'SCREEN-21',
    file: 'web/features/shell/languages/dialog/counterpart.ts',
    find: '?.ok ? address : null',
    replace: ' && address',
  },
  {
    requirement: 'SCREEN-24',
    file: 'web/routes.ts',
    find: "layout: LayoutName = 'default'",
    replace: "layout: LayoutName = 'empty'",
  },
  {
    requirement: 'SCREEN-26',
    file: 'web/sync/tasks/order/draft-changes.ts',
    find: 'order !== null && isCartEmpty',
    replace: 'order !== null',
  },
  {
    requirement: 'SCREEN-28',
    file: 'web/routes/home/home.tsx',
    find: '<SmallBanners banners={productBanners} />',
    replace: '',
  },
  {
    requirement: 'SCREEN-29',
    file: 'web/routes/home/home.tsx',
    find: 'products={newProducts}',
    replace: 'products={bestSellers}',
  },
  {
    requirement: 'ERROR-6',
    file: 'web/screen-error.tsx',
    find: 'error.status === 404',
    replace: 'error.status === 410',
  },
]
