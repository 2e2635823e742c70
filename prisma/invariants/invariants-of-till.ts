export const invariantsOfTill: readonly { fact: string; query: string }[] = [
  {
    fact: 'A closing expects the float plus cash taken and paid in, less cash paid out',
    query: `
      SELECT cash_reports.date, expected, coalesce(covered.amount, 0) AS covered
      FROM cash_reports LEFT JOIN (
        SELECT report_id, sum(amount) AS amount FROM (
          SELECT report_id, amount FROM cash_report_entries JOIN ledger_entries ON id = entry_id WHERE method = 'cash'
          UNION ALL SELECT report_id, amount FROM till_report_entries JOIN till_entries ON id = entry_id
        ) AS moved GROUP BY 1
      ) AS covered ON report_id = cash_reports.id
      WHERE expected <> coalesce(covered.amount, 0)`,
  },
  {
    fact: 'A reversal in the till cancels exactly one entry of its kind in full',
    query: `
      SELECT reversal.id, reversal.kind, reversal.amount, reversed.amount AS of_amount
      FROM till_entries AS reversal JOIN till_entries AS reversed ON reversed.id = reversal.reverses_id
      WHERE reversal.amount <> -reversed.amount OR reversal.kind <> reversed.kind OR reversed.reverses_id IS NOT NULL`,
  },
];
