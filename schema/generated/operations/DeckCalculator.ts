// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DeckCalculatorQuery, DeckCalculatorQueryVariables } from '../operation-types.ts'

export const DeckCalculatorDocument: Operation<DeckCalculatorQuery, DeckCalculatorQueryVariables> = { id: 'sha256:d18ecbcdcd3956a6a8429dac21967860ebefa96cb7e6af5c4a7df3a0bffe8bd2', name: 'DeckCalculator' }
