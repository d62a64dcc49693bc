import type { ContactPlaceFragment } from '#schema/generated/operations.ts'
import { Icon } from '../../../components/icon.tsx'
import { PhoneLink } from '../../../components/links/phone-link.tsx'
import { Page } from '../../../components/page/page.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-view.module.css'

interface ContactViewProps {
  /** Null if the shop has none. */
  readonly phone: string | null
  readonly email: string | null
  /** The merchant's text about the shop's location. */
  readonly place: ContactPlaceFragment | null
}

/** The merchant's contact details, and a form to write a message. @source SCREEN-5 */
export function ContactView({ phone, email, place }: ContactViewProps) {
  const words = useMessages('content').contact
  const { texts, lacks } = useShop()
  return (
    <Page title={words.title} description={words.description} canonical="/contact" structuredData="contact">
      <div className={`container ${styles.page}`}>
        <header>
          <h1>{words.title}</h1>
          {texts.contact && <p>{texts.contact}</p>}
        </header>
        {email && !lacks?.includes('mail') && (
          <section aria-labelledby="write">
            <h2 id="write">{words.write}</h2>
            <p className={styles.hint}>{words.writeHint}</p>
            <ContactForm />
          </section>
        )}
        <div className={styles.aside}>
          {phone && (
            <section aria-labelledby="call">
              <h2 id="call">{words.call}</h2>
              <PhoneLink className={styles.phone} phone={phone}>
                <Icon name="call" /> {phone}
              </PhoneLink>
              {texts.hours && <p className={`${styles.hint} ${styles.hours}`}>{texts.hours}</p>}
            </section>
          )}
          {place && (
            <section aria-labelledby="place">
              <h2 id="place">{place.title}</h2>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the BFF sanitises merchants’ HTML */}
              <div className="prose" dangerouslySetInnerHTML={{ __html: place.content }} />
            </section>
          )}
        </div>
      </div>
    </Page>
  )
}
