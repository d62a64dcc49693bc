import { Link } from '../../../../components/links/link.tsx'
import { PostalAddress } from '../../../../components/order/postal-address.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { defaultAddresses } from '../addresses/default-addresses.ts'
import styles from './overview.module.css'

/** The default addresses, or a way to add one. */
export function AddressCard({ addresses }: Pick<Profile, 'addresses'>) {
  const words = useMessages('account')
  const shown = defaultAddresses(addresses)
  return (
    <section className={styles.card} aria-labelledby="addresses">
      <h3 id="addresses">{words.blocks['shipping-details']}</h3>
      {shown.length === 0 ? (
        <p>{words.overview.noAddress}</p>
      ) : (
        <dl className={styles.addresses}>
          {shown.map(({ kind, address: { firstName, lastName, ...address } }) => (
            <div key={kind}>
              <dt>{words.overview.addresses[kind]}</dt>
              <dd>
                <PostalAddress address={{ ...address, name: `${firstName} ${lastName}` }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.actions}>
        <Link className={button.secondary} to="/my-account/shipping-details">
          {shown.length === 0 ? words.overview.addAddress : words.overview.editAddresses}
        </Link>
      </p>
    </section>
  )
}
