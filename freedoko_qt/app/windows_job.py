"""Jobs of Windows: all that the processes of a job start belongs to it, and ends with it."""

import ctypes
import sys
from ctypes import wintypes

assert sys.platform == "win32"  # elsewhere a process group does the same

_KILL_ON_CLOSE = 0x2000
_EXTENDED_LIMITS = 9
_MAY_BE_PUT_INTO_A_JOB = 0x0101


class _BasicLimits(ctypes.Structure):
    _fields_ = (
        ("per_process_user_time", wintypes.LARGE_INTEGER),
        ("per_job_user_time", wintypes.LARGE_INTEGER),
        ("flags", wintypes.DWORD),
        ("minimum_working_set", ctypes.c_size_t),
        ("maximum_working_set", ctypes.c_size_t),
        ("active_processes", wintypes.DWORD),
        ("affinity", ctypes.c_size_t),
        ("priority_class", wintypes.DWORD),
        ("scheduling_class", wintypes.DWORD),
    )


class _ExtendedLimits(ctypes.Structure):
    _fields_ = (
        ("basic", _BasicLimits),
        ("io_counters", ctypes.c_ulonglong * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("peak_process_memory", ctypes.c_size_t),
        ("peak_job_memory", ctypes.c_size_t),
    )


class Job:
    """Processes that end with this job, and at the latest with the process that has made it."""

    def __init__(self, pid: int) -> None:
        """Begin with a process; what it has started before is not of the job. Raises OSError."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.CreateJobObjectW.restype = kernel.OpenProcess.restype = wintypes.HANDLE
        self._kernel = kernel
        self._handle = wintypes.HANDLE(kernel.CreateJobObjectW(None, None))
        limits = _ExtendedLimits(basic=_BasicLimits(flags=_KILL_ON_CLOSE))
        size = ctypes.sizeof(limits)
        process = wintypes.HANDLE(kernel.OpenProcess(_MAY_BE_PUT_INTO_A_JOB, False, pid))
        held = (
            kernel.SetInformationJobObject(self._handle, _EXTENDED_LIMITS, ctypes.byref(limits), size)
            and kernel.AssignProcessToJobObject(self._handle, process)
        )  # fmt: skip
        error = ctypes.get_last_error()
        kernel.CloseHandle(process)
        if not held:
            raise ctypes.WinError(error)

    def end(self) -> None:
        """End all of its processes by force."""
        self._kernel.TerminateJobObject(self._handle, 1)
