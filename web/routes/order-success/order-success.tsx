import { useParams } from 'react-router'
import { DevicePage } from '../../components/page/device-page.tsx'
import { SaveDetails } from '../../features/account/customer/index.ts'
import { OrderThanks } from '../../features/buying/cart/index.ts'
import { late } from '../../late/late.tsx'
import { useMessages } from '../../messages/use-messages.tsx'

const HelpCard = late(async () => (await import('../../features/account/customer/pages/help-card.tsx')).HelpCard, ['account'])

/** The same HTML for every shopper. Only the browser reads the order from the URL. @source SCREEN-17 */
export function Component() {
  const { title, description, needsScripts } = useMessages('checkout').thanks
  const { orderId = '', email = '' } = useParams()
  return (
    <DevicePage title={title} description={description} canonical="/order-success" needsScripts={needsScripts} isPrivate>
      <OrderThanks order={orderId} email={email} SaveDetails={SaveDetails} help={<HelpCard headingLevel={3} />} />
    </DevicePage>
  )
}
