import { useLoaderData } from 'react-router'
import { DevicePage } from '../../components/page/device-page.tsx'
import type { LoaderArgs } from '../../data/loading.ts'
import { CartView } from '../../features/buying/cart/index.ts'
import { loadBlocks, PlacedBlocks } from '../../features/content/blocks/index.ts'
import { late } from '../../late/late.tsx'
import { useMessages } from '../../messages/use-messages.tsx'

/** Loaded when the lines need them. */
const PARTS = {
  Editor: late(async () => (await import('./line-editor.tsx')).LineEditor, ['cart', 'product']),
  Alternatives: late(async () => (await import('../../features/catalog/product-line/index.ts')).Alternatives, ['cart']),
  Related: late(
    async () => (await import('../../features/catalog/product/parts/related/related-rail.tsx')).RelatedRail,
    ['product'],
  ),
  EditList: late(async () => (await import('../../features/buying/cutting/in-cart/edit-link.tsx')).EditLink, ['cuttingPlan']),
}

const VatSwitch = late(async () => (await import('../../features/shell/layout/shell.tsx')).VatSwitch, ['shell'])

export const loader = (args: LoaderArgs) => loadBlocks(args, 'CART')

/** The same HTML for every shopper. The cart is on the device. */
export function Component() {
  const { title, description, needsScripts } = useMessages('cart')
  return (
    <DevicePage title={title} description={description} canonical="/cart" needsScripts={needsScripts} isPrivate>
      <CartView parts={PARTS} vatSwitch={<VatSwitch />} blocks={<PlacedBlocks blocks={useLoaderData<typeof loader>()} />} />
    </DevicePage>
  )
}
