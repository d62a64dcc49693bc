import { existsSync, readFileSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LISTING, TIMING } from '#schema/rules/constants.ts'
import { REPORTED_SCREENS } from '#schema/rules/field/field-report.ts'
import { isShopRoute } from '#schema/rules/shop-routes.ts'
import { LAYOUT_KEY } from './features/catalog/listing/layout-choice.ts'
import { VAT_KEY } from './features/shell/vat/vat-switch.tsx'
import { screenHandle } from './router/screen-handle.ts'
import { routes } from './routes.ts'

const handleAt = (path: string) => screenHandle((matchRoutes(routes, path) ?? []).map(({ route }) => route.handle))

// SCREEN-19
describe('the route table', () => {
  it.each([
    ['/', 'home'],
    ['/pwa.html', 'home'],
    ['/search', 'search'],
    ['/c/decking', 'category'],
    ['/p/OAK-BOARD/oak-board', 'product'],
    ['/p/OAK-BOARD/oak-board/OAK-BOARD-20', 'product'],
    ['/i/delivery', 'cms-page'],
    ['/compare', 'compare'],
    ['/wishlist', 'wishlist'],
    ['/lists', 'lists'],
    ['/quick-order', 'quick-order'],
    ['/stores', 'stores'],
    ['/calculators', 'calculators'],
    ['/calculators/deck', 'calculators'],
    ['/my-account', 'my-account'],
    ['/my-account/orders/7', 'my-account'],
    ['/create-password', 'create-password'],
    ['/cutting-form', 'cutting-form'],
    ['/panel-cutting-serivces', 'panel-cutting-services'],
    ['/panel-cutting-services', 'panel-cutting-services'],
    ['/checkout', 'checkout'],
    ['/order-success/000000007/a%40b.example', 'external-thank-you'],
    ['/error', 'error'],
    ['/decking/boards', 'url-dispatcher'],
    ['/anything/at/all', 'url-dispatcher'],
  ])('leads %s to %s', (path, name) => {
    expect(handleAt(path)?.name).toBe(name)
  })

  it('gives the error screen the minimal layout and the others the default one', () => {
    expect(handleAt('/error')?.layout).toBe('minimal')
    expect(handleAt('/')?.layout).toBe('default')
  })

  // FIELD-3
  it('has the names that reports may have, and no others', () => {
    const names = new Set(flatten(routes).flatMap(({ handle }) => screenHandle([handle])?.name ?? []))
    expect(new Set(REPORTED_SCREENS)).toEqual(new Set([...names, 'page-not-found']))
  })

  // URL-12
  it('has the paths that no product or category can have, and no others', () => {
    const paths = flatten(routes).flatMap(({ path }) => (path && !['/', '*'].includes(path) ? [path.slice(1)] : []))
    expect(paths.filter((path) => !isShopRoute(path.replaceAll(/:(\w+)\??/g, '$1')))).toEqual([])
    for (const path of ['decking', 'cart/boards', 'carts']) expect(isShopRoute(path)).toBe(false)
  })

  it('names the source of every screen', () => {
    const sources = flatten(routes).flatMap(({ handle }) => screenHandle([handle])?.source ?? [])
    expect(sources.filter((source) => !existsSync(source))).toEqual([])
    expect(sources.length).toBeGreaterThan(0)
  })
})

describe('styles and schema, which cannot import the constants', () => {
  // UI-2, LIMIT-27
  it('closes submenus after the same time', () => {
    expect(readFileSync('web/styles/tokens.css', 'utf8')).toContain(`--submenu-pop: ${TIMING.submenuPopMs}ms`)
    expect(readFileSync('web/features/shell/layout/main-menu.module.css', 'utf8')).toContain('visibility 0s var(--submenu-pop)')
  })

  // SCREEN-24
  it('hides the parts that a layout leaves out', () => {
    const styles = readFileSync('web/app-shell.css', 'utf8').replaceAll(/\s+/g, ' ')
    expect(styles).toContain('[data-layout="minimal"] :is([data-full], #main-menu, #footer)')
    expect(styles).toContain('[data-layout="empty"] :is(#header, #footer)')
  })

  // LIMIT-1
  it('asks for as many products as a page of a listing has', () => {
    const fields = readFileSync('schema/catalog.graphql', 'utf8').matchAll(/ products\([\s\S]*?first: Int! = (\d+)/g)
    const pages = [...fields].map(([, size]) => size)
    expect(pages).toEqual([`${LISTING.pageSize}`, `${LISTING.pageSize}`])
  })

  it.each([VAT_KEY, LAYOUT_KEY])('reads the choice that is stored as %s before the first paint', (key) => {
    expect(readFileSync('web/before-paint.ts', 'utf8')).toContain(`localStorage.getItem('${key}')`)
  })
})

function flatten(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...flatten(route.children ?? [])])
}
