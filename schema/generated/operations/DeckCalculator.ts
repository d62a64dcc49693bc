// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DeckCalculatorQuery, DeckCalculatorQueryVariables } from '../operation-types.ts'

export const DeckCalculatorDocument: Operation<DeckCalculatorQuery, DeckCalculatorQueryVariables> = { id: 'sha256:ae3f8cfbcc828f3067854446c8c26852e5376eb3e369adb84621cba97a836095', name: 'DeckCalculator' }
