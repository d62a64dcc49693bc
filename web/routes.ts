import type { RouteObject } from 'react-router'
import type { Namespace } from './messages/messages.types.ts'
import { withMessages } from './messages/page-messages.ts'
import { RootRoute } from './root-route.tsx'
import { ScreenError } from './screen-error.tsx'
import type { LayoutName, ScreenHandle } from './screen-handle.ts'

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
          screen('home', '/', 'home/home.tsx', () => import('./routes/home/home.tsx'), ['home']),
          screen('home', '/pwa.html', 'home/home.tsx', () => import('./routes/home/home.tsx'), ['home']),
          screen('search', '/search', 'search/search.tsx', () => import('./routes/search/search.tsx'), ['search', 'listing']),
          screen('compare', '/compare', 'compare/compare.tsx', () => import('./routes/compare/compare.tsx'), [
            'compare',
            'sku-list',
          ]),
          screen('wishlist', '/wishlist', 'wishlist/wishlist.tsx', () => import('./routes/wishlist/wishlist.tsx'), [
            'wishlist',
            'sku-list',
          ]),
          screen(
            'my-account',
            '/my-account/:block?/:orderId?',
            'my-account/my-account.tsx',
            () => import('./routes/my-account/my-account.tsx'),
            ['account', 'forms', 'newsletter'],
          ),
          screen(
            'create-password',
            '/create-password',
            'create-password/create-password.tsx',
            () => import('./routes/create-password/create-password.tsx'),
            ['account', 'forms'],
          ),
          screen('cart', '/cart', 'cart/cart.tsx', () => import('./routes/cart/cart.tsx'), ['cart']),
          screen('category', '/c/:slug', 'category/category.tsx', () => import('./routes/category/category.tsx'), ['listing']),
          screen(
            'product',
            '/p/:parentSku/:slug/:childSku?',
            'product/product.tsx',
            () => import('./routes/product/product.tsx'),
            ['product'],
          ),
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
