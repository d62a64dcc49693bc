import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { useProfileFailure } from '../account.ts'
import { refreshCustomer } from '../session/refresh-customer.ts'

/** Says why the details of a signed-in customer are not shown. @source USER-24 */
export function MissingProfile() {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const failure = useProfileFailure()
  if (!failure) return <p role="status">{words.waiting}</p>
  const again = (
    <button type="button" className={button.quiet} onClick={() => refreshCustomer(deviceDatabase)}>
      {words.again}
    </button>
  )
  return (
    <Notice kind="warning" actions={again}>
      {failure === 'offline' ? words.profileOffline : words.profileFailed}
    </Notice>
  )
}
