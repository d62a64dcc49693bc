import type { RouteObject } from 'react-router'
import type { Namespace } from './messages/messages.types.ts'
import { withMessages } from './messages/page-messages.ts'
import { RootRoute } from './root-route.tsx'
import type { LayoutName, ScreenHandle } from './router/screen-handle.ts'
import { ScreenError } from './screen-error.tsx'

/** Every address of the shop. @source SCREEN-1 to SCREEN-18 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootRoute,
    // In the app shell, until the page is there.
    HydrateFallback: () => null,
    children: [
      {
        id: 'error-page',
        ErrorBoundary: ScreenError,
        children: [
          screen('home', '/', 'home/home.tsx', () => import('./routes/home/home.tsx'), ['content']),
          screen('home', '/pwa.html', 'home/home.tsx', () => import('./routes/home/home.tsx'), ['content']),
          screen('search', '/search', 'search/search.tsx', () => import('./routes/search/search.tsx'), ['listing']),
          screen('compare', '/compare', 'compare/compare.tsx', () => import('./routes/compare/compare.tsx'), ['lists']),
          screen('wishlist', '/wishlist', 'wishlist/wishlist.tsx', () => import('./routes/wishlist/wishlist.tsx'), ['lists']),
          screen('lists', '/lists', 'lists/lists.tsx', () => import('./routes/lists/lists.tsx'), ['lists']),
          screen(
            'my-account',
            '/my-account/:block?/:orderId?',
            'my-account/my-account.tsx',
            () => import('./routes/my-account/my-account.tsx'),
            ['account', 'forms'],
          ),
          screen(
            'create-password',
            '/create-password',
            'create-password/create-password.tsx',
            () => import('./routes/create-password/create-password.tsx'),
            ['account', 'forms'],
          ),
          screen(
            'quick-order',
            '/quick-order',
            'quick-order/quick-order.tsx',
            () => import('./routes/quick-order/quick-order.tsx'),
            ['lists', 'forms'],
          ),
          screen(
            'cutting-form',
            '/cutting-form',
            'cutting-form/cutting-form.tsx',
            () => import('./routes/cutting-form/cutting-form.tsx'),
            ['cutting'],
          ),
          screen(
            'panel-cutting-services',
            '/panel-cutting-serivces',
            'panel-cutting-services/panel-cutting-services.tsx',
            () => import('./routes/panel-cutting-services/panel-cutting-services.tsx'),
            ['cutting'],
          ),
          screen(
            'panel-cutting-services',
            '/panel-cutting-services',
            'panel-cutting-services/panel-cutting-services.tsx',
            () => import('./routes/panel-cutting-services/panel-cutting-services.tsx'),
            ['cutting'],
          ),
          screen('cart', '/cart', 'cart/cart.tsx', () => import('./routes/cart/cart.tsx'), ['cart']),
          screen('checkout', '/checkout', 'checkout/checkout.tsx', () => import('./routes/checkout/checkout.tsx'), ['checkout']),
          screen(
            'external-thank-you',
            '/order-success/:orderId/:email',
            'order-success/order-success.tsx',
            () => import('./routes/order-success/order-success.tsx'),
            ['checkout'],
          ),
          screen('category', '/c/:slug', 'category/category.tsx', () => import('./routes/category/category.tsx'), ['listing']),
          screen(
            'product',
            '/p/:parentSku/:slug/:childSku?',
            'product/product.tsx',
            () => import('./routes/product/product.tsx'),
            ['product'],
          ),
          screen('contact', '/contact', 'contact/contact.tsx', () => import('./routes/contact/contact.tsx'), [
            'content',
            'forms',
          ]),
          screen('contact', '/contact-us', 'contact/contact.tsx', () => import('./routes/contact/contact.tsx'), [
            'content',
            'forms',
          ]),
          screen('stores', '/stores', 'stores/stores.tsx', () => import('./routes/stores/stores.tsx'), ['content']),
          screen(
            'calculators',
            '/calculators/:kind?',
            'calculators/calculators.tsx',
            () => import('./routes/calculators/calculators.tsx'),
            ['calculators'],
          ),
          screen('latest-news', '/latest-news/:slug?', 'news/news.tsx', () => import('./routes/news/news.tsx'), ['content']),
          screen('blog', '/latest-news/:id/:slug', 'news-post/news-post.tsx', () => import('./routes/news-post/news-post.tsx'), [
            'content',
          ]),
          screen('cms-page', '/i/:slug', 'cms-page/cms-page.tsx', () => import('./routes/cms-page/cms-page.tsx')),
          screen('error', '/error', 'error/error.tsx', () => import('./routes/error/error.tsx'), [], 'minimal'),
          screen('url-dispatcher', '*', 'dispatch/dispatch.tsx', () => import('./routes/dispatch/dispatch.tsx')),
        ],
      },
    ],
  },
]

function screen(
  name: string,
  path: string,
  source: string,
  lazy: () => Promise<Pick<RouteObject, 'loader' | 'Component'>>,
  messages: readonly Namespace[] = [],
  layout: LayoutName = 'default',
): RouteObject {
  const handle: ScreenHandle = { name, layout, source: `web/routes/${source}`, messages }
  return { id: `${name} ${path}`, path, lazy: () => withMessages(messages, lazy), handle }
}
