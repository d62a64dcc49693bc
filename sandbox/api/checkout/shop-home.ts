import type { StoreView } from '../../store-views.ts'
import type { Deployment } from '../deployment.ts'
import { homeOf } from '../said.ts'

/**
 * Where the pages of a store view are, without a slash at the end: the address that the shop named when it handed the cart over, if it is one
 * of the shop's own; otherwise the deployment's. Anybody can write an address, so no other host is believed.
 * @param named 'http://127.0.0.1:3000/de'
 * @source CHECKOUT-12; decision 0119
 */
export function shopHome(
  view: StoreView,
  named: string | undefined,
  { shopUrl, shopHosts }: Pick<Deployment, 'shopUrl' | 'shopHosts'>,
): string {
  const shop = URL.parse(shopUrl())
  const usual = homeOf(view, shopUrl())
  const url = named === undefined ? null : URL.parse(named)
  if (!shop || !url || !['http:', 'https:'].includes(url.protocol)) return usual
  const isOwnHost = [shop.host, ...shopHosts()].includes(url.host)
  const isDowngrade = shop.protocol === 'https:' && url.protocol !== 'https:'
  // A store view with a host of its own has no prefix.
  const homes = [url.origin, homeOf(view, url.origin)]
  return isOwnHost && !isDowngrade ? (homes.find((home) => home === named) ?? usual) : usual
}
