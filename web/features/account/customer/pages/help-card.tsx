import { Icon } from '../../../../components/icon.tsx'
import { QuietLink } from '../../../../components/links/button-link.tsx'
import { PhoneLink } from '../../../../components/links/phone-link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import styles from '../cards.module.css'

/** Contact details for questions about an order or the account, shown beside short forms. */
export function HelpCard({ headingLevel }: { readonly headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const words = useMessages('account').help
  const { phone } = useShop()
  return (
    <section className={styles.card} aria-labelledby="account-help">
      <Heading id="account-help">{words.title}</Heading>
      <p>{words.text}</p>
      <p className={styles.ways}>
        {phone && (
          <PhoneLink className={button.secondary} phone={phone}>
            <Icon name="call" />
            {phone}
          </PhoneLink>
        )}
        <QuietLink to="/contact">{words.write}</QuietLink>
      </p>
    </section>
  )
}
