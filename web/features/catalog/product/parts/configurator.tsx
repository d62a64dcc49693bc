import { memo, Suspense, useState } from 'react'
import { Notice } from '../../../../components/notice.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { late } from '../../../../late/late.tsx'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { GALLERY_WIDTH } from '../gallery-width.ts'
import type { ConfigurableView, ConfiguredProductProps, VariantView } from '../product.types.ts'
import styles from './options/options.module.css'
import { Options } from './options/options.tsx'
import { useVariant } from './options/use-variant.ts'
import { chosenLabels, unchosenOptions } from './options/variant-choice.ts'

const VariantTable = late(async () => (await import('./variant-table/variant-table.tsx')).VariantTable, ['cart'])

interface ConfiguratorProps extends Pick<ConfiguredProductProps, 'children'> {
  readonly product: ConfigurableView
}

/** Memoized, because React would drop the server's table if this rendered again with a choice before its code has loaded. */
const AllVariants = memo(({ product }: Pick<ConfiguratorProps, 'product'>) => (
  <Suspense>
    <VariantTable product={product} />
  </Suspense>
))

/** Holds the choice of a configurable product and renders its options. */
export function Configurator({ product, children }: ConfiguratorProps) {
  const words = useMessages('product')
  const format = useFormat()
  const state = useVariant(product)
  const { variant, choice, isUnknown } = state
  const [isIncomplete, setIncomplete] = useState(false)
  const [approached, setApproached] = useState<VariantView | null>(null)
  const missing = unchosenOptions(product, choice).map(({ label }) => label)
  const configuration = {
    variant,
    labels: chosenLabels(product, choice),
    showMissing() {
      setIncomplete(true)
      const group = document.querySelector('#buy fieldset:not(:has(:checked))')
      group?.querySelector<HTMLInputElement>(':enabled')?.focus({ preventScroll: true })
      group?.scrollIntoView({ block: 'nearest' })
    },
    options: (
      <>
        {isUnknown && <Notice kind="warning">{words.unavailable}</Notice>}
        <Options product={product} state={state} isRequired={isIncomplete} onApproach={setApproached} />
        {approached?.picture && (
          // Fetches the picture that the gallery is about to show. @source PROD-64
          <div hidden>
            <Picture picture={approached.picture} size="gallery" displayWidth={GALLERY_WIDTH} priority="early" isDecorative />
          </div>
        )}
        {!variant && missing.length > 0 && (
          <p className={styles.missing} role={isIncomplete ? 'alert' : undefined}>
            {words.incomplete(format.list(missing.map(format.midSentence)))}
          </p>
        )}
      </>
    ),
    variantTable: product.variants.length > 1 && <AllVariants product={product} />,
  }
  return children(configuration, null)
}
