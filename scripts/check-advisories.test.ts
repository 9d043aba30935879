import { describe, expect, it } from 'vitest';
import { seriousAdvisories } from './check-advisories.ts';

const answer = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { 'left-pad': { severity, range: '<1.3.0', isDirect: true, via: [] } },
  });

describe('advisories on installed packages', () => {
  it('reports high and critical ones', () => {
    expect(seriousAdvisories(answer('high'))).toEqual(['left-pad <1.3.0: high severity advisory']);
    expect(seriousAdvisories(answer('critical'))).toHaveLength(1);
  });

  it('accepts low and moderate ones', () => {
    expect(seriousAdvisories(answer('moderate'))).toEqual([]);
  });

  it('tells a registry that does not answer from one without advisories', () => {
    expect(seriousAdvisories('{"message":"405 Method Not Allowed"}')).toBeNull();
    expect(seriousAdvisories('')).toBeNull();
  });
});
