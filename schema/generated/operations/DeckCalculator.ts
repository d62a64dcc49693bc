// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DeckCalculatorQuery, DeckCalculatorQueryVariables } from '../operation-types.ts'

export const DeckCalculatorDocument: Operation<DeckCalculatorQuery, DeckCalculatorQueryVariables> = { id: 'sha256:cbb057285b606dbf8dec244810dd8560e3ad1ab1ddefa1e1751b6b43821443cd', name: 'DeckCalculator' }
