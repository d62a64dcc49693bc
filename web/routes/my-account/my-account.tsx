import { useLoaderData } from 'react-router'
import { DevicePage } from '../../components/page/device-page.tsx'
import { type LoaderArgs, notFound } from '../../data/loading.ts'
import { AccountBlock, isAccountBlock, prepareAccount } from '../../features/account/customer/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'

/** @source SCREEN-3, SCREEN-4 */
export async function loader({ params: { block, orderId } }: LoaderArgs) {
  if (block !== undefined && !isAccountBlock(block)) return notFound()
  if (orderId !== undefined && block !== 'orders') return notFound()
  await prepareAccount()
  return { block: block ?? null, orderId: orderId ?? null }
}

/** The same HTML for every shopper. Customer data is never in a page. */
export function Component() {
  const { title, description, needsScripts, blocks } = useMessages('account')
  const { block, orderId } = useLoaderData<typeof loader>()
  const section = block && blocks[block]
  return (
    <DevicePage {...{ title, section, description, needsScripts }} canonical="/my-account" isPrivate>
      <AccountBlock block={block} orderId={orderId} />
    </DevicePage>
  )
}
