import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import { carryingMethods, type Load } from '#schema/rules/delivery/carrying.ts'
import { oneOf, postcode } from '#schema/rules/forms/form-rules.ts'
import { DeliveryPrice } from '../../../../components/arrival/delivery-price.tsx'
import { MethodNote } from '../../../../components/arrival/method-note.tsx'
import { RingUs } from '../../../../components/arrival/ring-us.tsx'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { useCountries } from '../../../../components/form/use-countries.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './delivery.module.css'
import type { UseDeliveryResult } from './use-delivery.ts'

interface Goods {
  /** Whether the shop may promise dates. */
  readonly isFromStock: boolean
  readonly load: Load
}

/** Asks for the destination and shows the platform's delivery costs for it. */
export function DeliveryEstimate({ destination, delivery, show, ...goods }: UseDeliveryResult & Goods) {
  const words = useMessages('cart').delivery
  const { country: home } = useShop()
  const all = useCountries()
  const rules = { postcode, country: oneOf(all.map(({ code }) => code)) }
  return (
    <div className={styles.estimate}>
      <Form
        name="delivery"
        rules={rules}
        label={words.title}
        submitLabel={words.show}
        isAside
        onSubmit={async ({ postcode, country }) => {
          await show({ postcode: postcode.trim(), country })
          return []
        }}
      >
        <Field name="postcode" label={words.postcode} value={destination?.postcode ?? ''} autoComplete="postal-code" />
        <Field
          name="country"
          label={words.country}
          value={destination?.country ?? home}
          autoComplete="country"
          choices={all.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        />
      </Form>
      <div role="status">
        {destination && delivery.status !== 'idle' && (
          <>
            <p>
              {words.to({
                postcode: destination.postcode,
                country: all.find(({ code }) => code === destination.country)?.name ?? destination.country,
              })}
            </p>
            {delivery.status === 'known' ? (
              <DeliveryMethods methods={delivery.methods} country={destination.country} {...goods} />
            ) : (
              <p className={styles.pending}>{delivery.status === 'rejected' ? delivery.message : words[delivery.status]}</p>
            )}
          </>
        )}
      </div>
    </div>
  )
}

interface DeliveryMethodsProps extends Goods {
  readonly methods: readonly DeliveryMethodFragment[]
  readonly country: string
}

/** Lists methods in the platform's words and order. If one cannot carry the goods, the reason replaces its price. @source DELIVERY-22 */
function DeliveryMethods({ methods, country, isFromStock, load }: DeliveryMethodsProps) {
  const words = useMessages('cart').delivery
  const { delivery } = useShop()
  const carrying = carryingMethods(methods, delivery, load)
  return (
    <>
      {carrying.length === 0 && (
        <p role="alert">
          <RingUs>{methods.length === 0 ? words.none : words.noCarrier}</RingUs>
        </p>
      )}
      <dl className={styles.methods} hidden={methods.length === 0}>
        {methods.map((method) => (
          <div key={`${method.carrierCode} ${method.methodCode}`}>
            <dt>
              {method.carrierTitle} <span className={styles.way}>{method.methodTitle}</span>
              <MethodNote method={method} load={load} country={isFromStock ? country : null} className={styles.way} />
            </dt>
            <dd>{carrying.includes(method) ? <Price price={method.price} /> : '–'}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Price({ price }: Pick<DeliveryMethodFragment, 'price'>) {
  const { noPrice } = useMessages('cart').delivery
  return price ? <DeliveryPrice price={price} /> : noPrice
}
