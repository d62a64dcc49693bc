import { useLoaderData } from 'react-router'
import { DeckCalculatorDocument, MouldingCalculatorDocument } from '#schema/generated/operations.ts'
import { Link } from '../../components/links/link.tsx'
import { Page } from '../../components/page/page.tsx'
import { type LoaderArgs, loadFrom, notFound } from '../../data/loading.ts'
import {
  ArchitraveForm,
  CalculatorTiles,
  DeckForm,
  SkirtingForm,
  useCalculatorTexts,
} from '../../features/catalog/calculators/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './calculators.module.css'

/** All calculators, or one of them. Not found if the merchant does not offer it. @source ROOM-1 */
export async function loader(args: LoaderArgs) {
  const load = loadFrom(args)
  switch (args.params.kind) {
    case undefined:
      return { kind: null }
    case 'skirting': {
      const { mouldingCalculator } = await load(MouldingCalculatorDocument, { kind: 'SKIRTING' })
      return { kind: 'skirting', calculator: mouldingCalculator ?? notFound() } as const
    }
    case 'architrave': {
      const { mouldingCalculator } = await load(MouldingCalculatorDocument, { kind: 'ARCHITRAVE' })
      return { kind: 'architrave', calculator: mouldingCalculator ?? notFound() } as const
    }
    case 'deck': {
      const { deckCalculator } = await load(DeckCalculatorDocument, {})
      return { kind: 'deck', calculator: deckCalculator ?? notFound() } as const
    }
    default:
      return notFound()
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export function Component() {
  const words = useMessages('calculators')
  const data = useLoaderData<typeof loader>()
  const texts = useCalculatorTexts(data.kind ?? 'skirting')
  const { title, intro } = data.kind === null ? words : texts
  return (
    <Page title={title} description={intro} canonical={data.kind === null ? '/calculators' : `/calculators/${data.kind}`}>
      <div className={`container ${styles.page}`}>
        <header>
          {data.kind !== null && (
            <Link to="/calculators" className={styles.all}>
              {words.all}
            </Link>
          )}
          <h1>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          {data.kind !== null && <p className={styles.needsScripts}>{words.needsScripts}</p>}
        </header>
        <Calculator data={data} />
      </div>
    </Page>
  )
}

function Calculator({ data }: { readonly data: Loaded }) {
  switch (data.kind) {
    case 'skirting':
      return <SkirtingForm calculator={data.calculator} />
    case 'architrave':
      return <ArchitraveForm calculator={data.calculator} />
    case 'deck':
      return <DeckForm calculator={data.calculator} />
    case null:
      return <CalculatorTiles />
  }
}
