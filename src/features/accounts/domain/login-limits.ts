import {
  failedLoginsPerAccount,
  failedLoginsPerAccountAndNetwork,
  failedLoginsPerDevice,
  failedLoginsPerNetwork,
} from './limits';

type Attempt = {
  /** The e-mail with its audience, whether or not there is such an account. */
  account: string;
  address: string;
  network: string;
  /** The trusted device of the account that the attempt comes from. */
  device: string | null;
};

/**
 * What a failed login counts against. A trusted device has tries of its own, so that nobody takes them from its owner by
 * guessing elsewhere. The narrowest count comes first: what it refuses uses up nothing that others share.
 */
export const loginLimits = ({ account, address, network, device }: Attempt) =>
  device
    ? [{ limit: failedLoginsPerDevice, subject: device }]
    : [
        { limit: failedLoginsPerAccountAndNetwork, subject: `${account}@${network}` },
        { limit: failedLoginsPerNetwork, subject: address },
        { limit: failedLoginsPerAccount, subject: account },
      ];
