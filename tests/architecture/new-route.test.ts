import { describe, expect, it } from 'vitest';
import { allowEach } from '../support/runs.ts';
import { plantedCopy } from './planted-copy.ts';

allowEach(120_000);

const ROUTES = 'adapters/http/contract/routes.ts';
const { plant, compile, broken } = plantedCopy('new-route', ['domain', 'application', 'adapters']);

type Facts = Readonly<Record<string, string>>;

const FACTS: Facts = {
  method: "'POST'",
  path: "'/v1/sink'",
  kind: "'changes'",
  request: 'Nothing',
  response: 'Nothing',
  statuses: '[]',
  access: "'anybody'",
  cache: "'no-store'",
  limit: 'null',
  replay: "'run'",
  form: 'null',
  audit: 'null',
  needsStore: 'true',
};

const plantRoutes = (added: Readonly<Record<string, Facts>>): void => {
  const rows = Object.entries(added).map(([name, facts]) => {
    const row = Object.entries(facts).map(([fact, value]) => `${fact}: ${value}`);
    return `${name}: { ${row.join(', ')} },`;
  });
  plant(ROUTES, '  alive: {', `${rows.join('\n')}\n  alive: {`);
};

const missingFacts = (): readonly string[] =>
  compile([ROUTES]).flatMap(({ message }) => /'(\w+)' is missing/.exec(message)?.[1] ?? []);

describe('a new HTTP route', () => {
  it('does not compile if a field of its row in the table of routes is missing', () => {
    const without = (fact: string): Facts =>
      Object.fromEntries(Object.entries(FACTS).filter(([name]) => name !== fact));
    plantRoutes({
      complete: FACTS,
      ...Object.fromEntries(Object.keys(FACTS).map((fact) => [`no_${fact}`, without(fact)])),
    });
    expect(missingFacts().toSorted()).toEqual(Object.keys(FACTS).toSorted());
  });

  it('R42: does not compile if anybody can change data through it and its limit is neither named nor null', () => {
    const { path = '', request = '', response = '' } = FACTS;
    plantRoutes({
      sinkYacht: { '...OPEN_CHANGE, path': path, request, response },
    });
    expect(missingFacts()).toEqual(['limit']);
  });

  it('does not compile without these four: handler, function for its replayed response, form page, summary', () => {
    plantRoutes({ sinkYacht: { ...FACTS, replay: "'rebuild'", form: "'/zatop'" } });
    expect(broken(['adapters/composition/http-module.ts'])).toEqual([
      'adapters/composition/http-module.ts',
      'adapters/http/contract/openapi.ts',
      'adapters/http/server/pages/shop-pages.ts',
    ]);
  });
});
