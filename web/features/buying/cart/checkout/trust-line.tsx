import { Icon } from '../../../../components/icon.tsx'
import { PhoneLink } from '../../../../components/links/phone-link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './proceed-to-checkout.module.css'

/** Security, returns and telephone in one line, below the button that leads to payment. */
export function TrustLine() {
  const { secure } = useMessages('checkout')
  const { phone, texts } = useShop()
  return (
    <ul className={styles.trust}>
      <li>
        <Icon name="lock" />
        {secure}
      </li>
      {texts.returns && <li>{texts.returns}</li>}
      {phone && (
        <li>
          <PhoneLink phone={phone} />
        </li>
      )}
    </ul>
  )
}
