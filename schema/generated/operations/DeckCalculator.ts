// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DeckCalculatorQuery, DeckCalculatorQueryVariables } from '../operation-types.ts'

export const DeckCalculatorDocument: Operation<DeckCalculatorQuery, DeckCalculatorQueryVariables> = { id: 'sha256:1692441d6ef374acde99371483dfccd87ec9600b73562307f2b753ad34584c89', name: 'DeckCalculator' }
